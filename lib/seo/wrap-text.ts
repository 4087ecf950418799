/** Returns the width of a line in pixels at a font size. */
export type Measure = (line: string, size: number) => number;

interface Room {
  measure: Measure;
  width: number;
  lines: number;
  /** Font sizes, preferred first. */
  sizes: readonly [number, ...number[]];
}

/**
 * Wraps words into lines at the largest size that fits. At the smallest size, text that does not fit ends with an
 * ellipsis.
 */
export function wrapText(words: string, { measure, width, lines: most, sizes }: Room) {
  for (const size of sizes) {
    const lines = broken(words, (line) => measure(line, size) <= width);
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width)) return { lines, size };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const fits = (line: string) => measure(line, size) <= width;
  const lines = broken(words, fits).slice(0, most);
  const whole = broken(words, fits).length <= most;
  return { lines: lines.map((line, at) => shortened(line, fits, !whole && at === most - 1)), size };
}

function broken(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words.trim().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(line: string, fits: (line: string) => boolean, more: boolean): string {
  if (!more && fits(line)) return line;
  const signs = [...line];
  while (signs.length > 0 && !fits(`${signs.join("")}…`)) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}
