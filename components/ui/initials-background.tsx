import type { ComponentProps, CSSProperties } from "react";
import { cx } from "#components/ui/cx.ts";
import { initialsOf } from "#components/ui/initials.ts";

/**
 * Draws the initials of the adjacent name behind a picture, visible until the picture loads or when it fails. They are
 * CSS content, not text, so screen readers and page search skip them.
 */
export function InitialsBackground({ name, className, style, ...rest }: ComponentProps<"span"> & { name: string }) {
  return (
    <span
      {...rest}
      className={cx("initials relative grid shrink-0 place-items-center overflow-hidden", className)}
      style={{ ...style, "--initials": JSON.stringify(initialsOf(name)) } as CSSProperties}
    />
  );
}
