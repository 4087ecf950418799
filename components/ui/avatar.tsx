import { initialsOf } from "#components/ui/initials.ts";

/** Draws a name's initials in a gold ring, as CSS content that screen readers and page search skip. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <span
      aria-hidden
      data-initials={initialsOf(name)}
      className="grid shrink-0 place-items-center rounded-full bg-surface-3 font-display font-bold text-brand-text uppercase before:content-[attr(data-initials)] shadow-[0_0_0_2px_var(--surface-0),0_0_0_3.5px_var(--brand)]"
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.375 }}
    />
  );
}
