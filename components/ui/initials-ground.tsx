import type { ComponentProps, CSSProperties } from "react";
import { cx } from "#components/ui/cx.ts";
import { initialsOf } from "#components/ui/initials.ts";

/**
 * What a picture lies on: the first letters of the name beside it, seen until the picture is there and if it never comes.
 * Drawn, not written, so that nobody hears or searches for them.
 */
export function InitialsGround({ name, className, style, ...rest }: ComponentProps<"span"> & { name: string }) {
  return (
    <span
      {...rest}
      className={cx("initials relative grid shrink-0 place-items-center overflow-hidden", className)}
      style={{ ...style, "--initials": JSON.stringify(initialsOf(name)) } as CSSProperties}
    />
  );
}
