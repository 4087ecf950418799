import { motifsOf } from "#lib/art/classes.ts";
import { hueDistance } from "#lib/art/colour.ts";
import { type Tone, tones } from "#lib/art/palettes.ts";
import { lookOf } from "#lib/art/scene.ts";
import type { GameDefinition } from "#lib/modules/games/index.ts";

/** A game whose title leaves a choice of motifs that its class alone does not know. */
export type DealtGame = GameDefinition & { motifs?: readonly string[] };

/** Number of games that one screen may show. */
const screenful = 24;

/** Hues closer than this look like one colour. */
const sameHue = 26;

/**
 * Costs of a repetition by its distance in the list: beside it, then further along the row of six. The sixth stands
 * above it in a grid.
 */
const motifCosts = [0, 14, 11, 9, 8, 8, 8, 3, 3, 3, 3, 3, 3];
const hueCosts = [0, 10, 5, 3, 2, 2, 4];

/** The vendor's own palette, unless a neighbour has its colour. */
const foreignTone = 7;
const repeatedPicture = 40;

/** Tones of things that take their colour from the palette: rice terraces are green and the sea is not. */
const natural: Readonly<Partial<Record<string, string>>> = {
  terraces: "gel",
  volcano: "or",
  palm: "btey",
  bull: "olry",
  manta: "tbi",
  wave: "tbie",
  coral: "tbie",
  flower: "pmrlye",
  hibiscus: "prmo",
};
const isNatural = 6;

interface Seen {
  motif: string;
  hue: number;
  look: string;
}

const toneNames: readonly (Tone | undefined)[] = [undefined, ...(Object.keys(tones) as Tone[])];

/**
 * Chooses motif and colours of each cover, so that in its category, class, vendor's list and among the hot games it
 * differs from its neighbours. The title limits the motifs. Games come in the order of their lists, and later games do
 * not change earlier ones.
 */
export function dealCovers(games: readonly DealtGame[]): GameDefinition[] {
  const lists = new Map<string, Seen[]>();
  const listOf = (key: string) => {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    return list;
  };
  return games.map(({ motifs, ...game }, index) => {
    const { category, vendorCode: vendor, gameClass } = game;
    const own = [
      `${category}`,
      `${category} ${gameClass}`,
      `${category} of ${vendor}`,
      ...(game.hot ? [`${category} hot`] : []),
    ];
    const beside = own.map(listOf);
    const choices = choicesOf({ ...game, motifs });
    const next = games[index + 1];
    const [needed] = next && !motifs && next.category === category ? choicesOf(next) : [];
    const free = choices.filter((name) => name !== needed);
    const options = (free.length > 0 ? free : choices).flatMap((name) => {
      const { motif, composition, hue } = lookOf({ slug: game.code, vendor, gameClass: name });
      return toneNames.map((tone) => {
        const seen = { motif, hue: hue(tone), look: `${vendor} ${motif} ${composition}` };
        const ownCost = tone ? foreignTone - (natural[motif]?.includes(tone) ? isNatural : 0) : 0;
        const cost = beside.reduce((sum, list) => sum + costIn(list, seen), ownCost);
        return { artClass: tone ? `${name}.${tone}` : name, seen, cost };
      });
    });
    const best = options.reduce((least, option) => (option.cost < least.cost ? option : least));
    for (const list of beside) {
      list.unshift(best.seen);
      list.length = Math.min(list.length, screenful);
    }
    return { ...game, artClass: best.artClass };
  });
}

function choicesOf({ artClass, gameClass, code, motifs }: DealtGame): readonly string[] {
  if (motifs) return motifs;
  const { own, list, asked } = motifsOf(artClass ?? gameClass, code);
  if (asked) return [asked];
  return own === undefined && artClass ? [artClass] : list;
}

function costIn(list: readonly Seen[], { motif, hue, look }: Seen): number {
  return list.reduce((sum, seen, index) => {
    const motifCost = seen.motif === motif ? (motifCosts[index + 1] ?? 0) : 0;
    const hueCost = hueDistance(seen.hue, hue) < sameHue ? (hueCosts[index + 1] ?? 0) : 0;
    return sum + motifCost + hueCost + (seen.look === look ? repeatedPicture : 0);
  }, 0);
}
