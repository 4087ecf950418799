import { hashText, seededRandom } from "#lib/art/random.ts";

/** Returns a random generator seeded by a name, so that every run is the same and one list does not affect another. */
export function chanceOf(name: string) {
  const random = seededRandom(hashText(name));
  const below = (max: number) => Math.floor(random() * max);
  return {
    below,
    /** True in `percent` of 100 calls on average. */
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

/** Deals from a list in shuffled order and repeats no item before all have been dealt. */
export function bagOf<T>(list: readonly T[], chance: Chance) {
  let left: T[] = [];
  return {
    /** Returns the first item that suits, or the first item when none does. */
    draw(suits: (one: T) => boolean = () => true): T {
      if (left.length === 0) left = chance.shuffle(list);
      const index = Math.max(0, left.findIndex(suits));
      const [drawn] = left.splice(index, 1);
      if (drawn === undefined) throw new RangeError("An empty bag");
      return drawn;
    },
  };
}
