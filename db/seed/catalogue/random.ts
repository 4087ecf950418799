import { hashText, seededRandom } from "#lib/art/random.ts";

/** Chance that is the same at every run: of a name, so that one list does not disturb another. */
export function chanceOf(name: string) {
  const random = seededRandom(hashText(name));
  const below = (max: number) => Math.floor(random() * max);
  return {
    below,
    /** True this often of 100 times. */
    often: (percent: number) => below(100) < percent,
    pick: <T>(list: readonly T[]): T => pick(list, below(list.length)),
    shuffle<T>(list: readonly T[]): T[] {
      const mixed = [...list];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const [a, b] = [pick(mixed, last), pick(mixed, other)];
        mixed[last] = b;
        mixed[other] = a;
      }
      return mixed;
    },
  };
}

export type Chance = ReturnType<typeof chanceOf>;

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError("Nothing to choose from");
  return found;
}

/** Deals from a list in a mixed order, all of it before anything comes again. */
export function bagOf<T>(list: readonly T[], chance: Chance) {
  let left: T[] = [];
  return {
    /** The first that suits, or just the first when none does. */
    draw(suits: (one: T) => boolean = () => true): T {
      if (left.length === 0) left = chance.shuffle(list);
      const index = Math.max(0, left.findIndex(suits));
      const [drawn] = left.splice(index, 1);
      if (drawn === undefined) throw new RangeError("An empty bag");
      return drawn;
    },
  };
}
