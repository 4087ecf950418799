type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One control's value. `place` is its form, its name, and its index among controls of that name. */
interface Typed {
  place: string;
  value: string;
  checked: boolean;
}

const waitMs = 10_000;

/**
 * Returns the values of the page's named controls, without passwords unless `secrets`. Only the caller holds them,
 * because they may be personal.
 */
export function preserveFormInput({ secrets = true } = {}): Typed[] {
  return [...placedControls()].filter(([, control]) => secrets || !isSecret(control)).map(typedIn);
}

/** Also a password that is shown as plain text. */
export const isSecret = ({ type, name, autocomplete }: Pick<Control, "type" | "name" | "autocomplete">): boolean =>
  /password|one-time-code/i.test(`${type} ${name} ${autocomplete}`);

const typedIn = ([place, control]: [string, Control]): Typed => ({
  place,
  value: control.value,
  checked: control instanceof HTMLInputElement && control.checked,
});

/**
 * Restores typed values when the new page's fields mount, including fields of popups that load late. Fields of `before`
 * belong to the page that goes.
 */
export function restoreFormInput(typed: Typed[], before = new Set<Control>(placedControls().values())): void {
  const waiting = new Map(typed.map((item) => [item.place, item]));
  const observer = new MutationObserver(restore);
  const stop = () => observer.disconnect();
  setTimeout(stop, waitMs);
  observer.observe(document, { childList: true, subtree: true });
  restore();

  function restore() {
    for (const [place, control] of placedControls()) {
      const item = waiting.get(place);
      if (!item || before.has(control)) continue;
      waiting.delete(place);
      fill(control, item);
    }
    if (waiting.size === 0) stop();
  }
}

function placedControls(): Map<string, Control> {
  const found = new Map<string, Control>();
  const seen = new Map<string, number>();
  for (const control of document.querySelectorAll<Control>("input[name], textarea[name], select[name]")) {
    if (control instanceof HTMLInputElement && ["file", "hidden", "submit"].includes(control.type)) continue;
    const key = `${control.form?.name ?? ""} ${control.name}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    found.set(`${key} ${nth}`, control);
  }
  return found;
}

/** Simulates typing: React reacts to the prototype's setter and a bubbling event. */
function fill(control: Control, { value, checked }: Typed): void {
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
    if (control.checked !== checked) control.click();
    return;
  }
  if (control.value === value) return;
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
