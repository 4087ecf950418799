/** The first letters of a name, ringed in gold: drawn, not written, so that nobody hears or searches for them. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  const words = name.trim().split(/[\s._-]+/);
  const initials = words.length > 1 ? `${first(words[0])}${first(words.at(-1))}` : [...name].slice(0, 2).join("");
  return (
    <span
      aria-hidden
      data-initials={initials}
      className="grid shrink-0 place-items-center rounded-full bg-surface-3 font-display font-bold text-brand-text uppercase before:content-[attr(data-initials)] shadow-[0_0_0_2px_var(--surface-0),0_0_0_3.5px_var(--brand)]"
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.375 }}
    />
  );
}

const first = (word = "") => [...word][0] ?? "";
