import "server-only";
import { and, not, type SQL, sql } from "drizzle-orm";
import { game } from "#db/schema/games.ts";
import type { SearchPatterns } from "#lib/modules/games/catalogue/search-text.ts";
import { type Likeness, likenessOf, spellingsOf, spellingsToFind } from "#lib/modules/games/catalogue/spelling.ts";
import {
  type CatalogueRow,
  fromCatalogue,
  holdsWords,
  offered,
  popularFirst,
} from "#lib/modules/games/catalogue/store.ts";
import type { Database } from "#lib/platform/database.ts";

/** Words of the catalogue that are one edit away from a typed word. */
export type SimilarWords = Record<Likeness, string[]>;

/** Returns, for each typed word, the words of the catalogue that are like it. */
export async function findSimilarWords({ sql: query }: Database, words: readonly string[]): Promise<SimilarWords[]> {
  const spellings = [...new Set(words.flatMap(spellingsToFind))];
  const rows =
    spellings.length === 0
      ? []
      : await query<{ word: string }[]>`select distinct word from search_spelling where spelling = any(${spellings})`;
  return words.map((typed) => {
    const others = rows.map(({ word }) => word).filter((word) => word !== typed);
    const like = (wanted: Likeness) => others.filter((word) => likenessOf(typed, word) === wanted);
    return { word: like("word"), beginning: like("beginning") };
  });
}

/** Spellings per statement, so that each is short. */
const batch = 5_000;

/** Saves the spellings of the catalogue's words. A word that no game has any more finds no game. */
export async function saveSpellings({ sql: write }: Database, texts: readonly string[]): Promise<void> {
  const words = new Set(texts.flatMap((text) => text.split(" ")));
  const rows = [...words].flatMap((word) => spellingsOf(word).map((spelling) => ({ spelling, word })));
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch);
    const [spellings, meant] = [some.map(({ spelling }) => spelling), some.map(({ word }) => word)];
    await write`insert into search_spelling (spelling, word)
      select * from unnest(${spellings}::text[], ${meant}::text[]) on conflict do nothing`;
  }
}

interface Search {
  /** Patterns of the words as they were typed. */
  exact: SearchPatterns;
  phrase: string;
  limit: number;
}

/**
 * Returns games that match the words as typed, by rank: the search text starts with the phrase, a word starts with it,
 * the rest. Within a rank the playable come first, then the most popular. Each rank is a separate query up to the limit: the popularity
 * index is fast for frequent words, the trigram index for rare ones.
 */
export async function searchCatalogue(db: Database, { exact, phrase, limit }: Search): Promise<CatalogueRow[]> {
  const holds = (pattern: string) => sql`${game.searchText} like ${pattern}`;
  const [first, inside] = [` ${phrase}%`, `% ${phrase}%`];
  const ranks = [
    holds(first),
    and(holds(inside), not(holds(first))),
    // For a single short word, the earlier ranks already contain every match.
    ...(exact.flat().every((pattern) => pattern === inside) ? [] : [and(holdsWords(exact), not(holds(inside)))]),
  ];
  const rows: CatalogueRow[] = [];
  for (const rank of ranks) {
    if (rows.length >= limit) break;
    rows.push(...(await mostPopular(db, rank, limit - rows.length)));
  }
  return rows;
}

/** Returns games that match the words with edits, but not as typed. */
export function searchForgiving(
  db: Database,
  { exact, forgiving, limit }: Pick<Search, "exact" | "limit"> & { forgiving: SearchPatterns },
): Promise<CatalogueRow[]> {
  const typed = holdsWords(exact);
  return mostPopular(db, and(holdsWords(forgiving), typed && not(typed)), limit);
}

async function mostPopular(db: Database, where: SQL | undefined, limit: number): Promise<CatalogueRow[]> {
  return fromCatalogue(db)
    .where(and(offered, where))
    .orderBy(...popularFirst)
    .limit(limit);
}
