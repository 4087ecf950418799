import type { ShownEntry } from "#components/layout/member-entries.ts";
import { Count } from "#components/ui/badge.tsx";
import { cx } from "#components/ui/cx.ts";

interface EntryTextProps {
  entry: Pick<ShownEntry, "name" | "waiting" | "label">;
  /** Of the name. */
  className?: string;
  badgeClass?: string;
}

/** MEMBER-02: what an entry is called and how many wait behind it: as a badge, and in one phrase for who doesn't see it. */
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
