/** A picture at an address of ours, with its own size in pixels. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** A logo at least twice as wide as high is taken for a word-mark: it says the name itself. */
export function isWordMark({ width, height }: Picture): boolean {
  return width >= 2 * height;
}
