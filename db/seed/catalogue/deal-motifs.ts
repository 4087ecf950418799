import { motifsOf } from "#lib/art/classes.ts";
import { lookOf } from "#lib/art/scene.ts";
import type { GameDefinition } from "#lib/modules/games/index.ts";

/** Number of games that one screen may show. */
const screenful = 24;

/** A class with at most this many motifs counts as poor in motifs. */
const few = 3;

/** Games in the order of one list. */
interface Row {
  motifs: string[];
  looks: string[];
}

/**
 * Chooses the motif of each cover where its class allows a choice: one that the game's list, class and vendor have not
 * just shown, preferably the least recently used. A motif that the name asks for takes precedence. Games come in the
 * order of their lists, and later games do not change earlier ones.
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
    const dealt = [artClass, "", vendor].map((part) => rowOf(`${category} ${part}`));
    // In a class with few motifs, the motif that names ask for would be on every cover.
    const choice = own === undefined || (asked && list.length > few) ? [artClass] : list;
    const [best] = choice
      .map((name) => {
        const { motif, composition } = lookOf({ slug, vendor, gameClass: name });
        const look = `${vendor} ${motif} ${composition}`;
        const repeats = dealt.map((row) => Number(row.motifs[0] === motif) + Number(row.looks.includes(look)));
        // A motif that was never shown counts as least recently used.
        const age = dealt[0]?.motifs.indexOf(motif) ?? 0;
        return { name, motif, look, repeats: sum(repeats), age: age < 0 ? screenful : age };
      })
      .toSorted((one, other) => one.repeats - other.repeats || other.age - one.age);
    if (!best) return game;
    for (const row of dealt) {
      row.motifs = [best.motif, ...row.motifs].slice(0, screenful);
      row.looks = [best.look, ...row.looks].slice(0, screenful);
    }
    return { ...game, artClass: best.name };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
