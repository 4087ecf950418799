import { motifsOf } from "#lib/art/classes.ts";
import { lookOf } from "#lib/art/scene.ts";
import type { GameDefinition } from "#lib/modules/games/index.ts";

/** Games that may stand on a screen at once. */
const screenful = 24;

/** Motifs of a class that has not many. */
const few = 3;

/** Games as they follow each other in one list. */
interface Row {
  motifs: string[];
  looks: string[];
}

/**
 * Says for each game what its cover shows, where its class leaves the choice: what its list, its class and its vendor
 * have not just shown, and of that what is longest ago. A name that asks for a motif gets it. Games come in the order of
 * their lists, and what comes later changes nothing before it.
 */
export function dealMotifs(games: readonly GameDefinition[]): GameDefinition[] {
  const rows = new Map<string, Row>();
  const rowOf = (key: string) => {
    const row = rows.get(key) ?? { motifs: [], looks: [] };
    rows.set(key, row);
    return row;
  };
  return games.map((game) => {
    const { category, vendorCode: vendor, code: slug, artClass = game.gameClass } = game;
    const { own, list, asked } = motifsOf(artClass, slug);
    const shelf = [artClass, "", vendor].map((part) => rowOf(`${category} ${part}`));
    // Of few motifs one that a name asks for would be all there is.
    const choice = own === undefined || (asked && list.length > few) ? [artClass] : list;
    const [best] = choice
      .map((name) => {
        const { motif, composition } = lookOf({ slug, vendor, gameClass: name });
        const look = `${vendor} ${motif} ${composition}`;
        const repeats = shelf.map((row) => Number(row.motifs[0] === motif) + Number(row.looks.includes(look)));
        // Not shown yet is longest ago.
        const age = shelf[0]?.motifs.indexOf(motif) ?? 0;
        return { name, motif, look, repeats: sum(repeats), age: age < 0 ? screenful : age };
      })
      .toSorted((one, other) => one.repeats - other.repeats || other.age - one.age);
    if (!best) return game;
    for (const row of shelf) {
      row.motifs = [best.motif, ...row.motifs].slice(0, screenful);
      row.looks = [best.look, ...row.looks].slice(0, screenful);
    }
    return { ...game, artClass: best.name };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
