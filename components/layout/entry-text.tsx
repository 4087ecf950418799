import type { ShownEntry } from "#components/layout/member-entries.ts";
import { Count } from "#components/ui/badge.tsx";
import { cx } from "#components/ui/cx.ts";

interface EntryTextProps {
  entry: Pick<ShownEntry, "name" | "waiting" | "label">;
  /** Classes of the name. */
  className?: string;
  badgeClass?: string;
}

/**
 * MEMBER-02: renders an entry's name with its number of waiting items: as a badge, and as one phrase for screen
 * readers.
 */
export function EntryText({ entry: { name, waiting, label }, className, badgeClass }: EntryTextProps) {
  return (
    <>
      <span className={cx("relative", className)}>
        <span aria-hidden={label !== undefined || undefined}>{name}</span>
        {label && <span className="sr-only">{label}</span>}
      </span>
      {waiting > 0 && (
        <span aria-hidden className={cx("flex", badgeClass)}>
          <Count value={waiting} />
        </span>
      )}
    </>
  );
}
