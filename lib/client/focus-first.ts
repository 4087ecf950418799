/** What ordering needs of a control. */
type Placed = Pick<HTMLElement, "focus" | "compareDocumentPosition">;

/** `Node.DOCUMENT_POSITION_PRECEDING`: the other node comes before this one. */
const preceding = 2;

/** Focuses the control that comes first in the document, in whatever order the controls are given. */
export function focusFirst(controls: readonly Placed[]): void {
  const [first] = controls.toSorted((one, other) =>
    one.compareDocumentPosition(other as unknown as Node) & preceding ? 1 : -1,
  );
  first?.focus();
}
