/** Returns a name's initials: "Mango Riches" → "MR", "Perlas" → "Pe". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s._-]+/);
  return words.length > 1 ? `${first(words[0])}${first(words.at(-1))}` : [...name.trim()].slice(0, 2).join("");
}

const first = (word = "") => [...word][0] ?? "";
