import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { listGamesCall } from "#lib/contracts/games/list-games.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { catalogueParts } from "#lib/modules/games/catalogue/category-rules.ts";
import { gameCounts } from "#lib/modules/games/catalogue/game-counts.ts";
import { daysBefore, newDays, tileOf, type View } from "#lib/modules/games/catalogue/game-view.ts";
import { presentationContext } from "#lib/modules/games/catalogue/presentation-context.ts";
import { findSimilarWords } from "#lib/modules/games/catalogue/search-store.ts";
import { exactPatterns, forgivingPatterns, searchWords } from "#lib/modules/games/catalogue/search-text.ts";
import { countGames, findGames, type GameQuery } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";

type Input = InputOf<typeof listGamesCall>;

/**
 * Returns a page of games; totals may be a minute old (LOBBY-08).
 * @throws not-logged-in: favourites or recent games of a visitor
 */
export async function listGames(context: Context, input: Input): Promise<OutputOf<typeof listGamesCall>> {
  const view = await presentationContext(context, input);
  const query = await forgivingQuery(context, queryOf(context, input, view), searchWords(input.keyword ?? ""));
  const { sort, cursor: after, pageNo, pageSize } = input;
  const offset = after === undefined ? (pageNo - 1) * pageSize : 0;
  const [found, total] = await Promise.all([
    findGames(context.db, query, { sort, after, offset, limit: pageSize + 1 }),
    totalOf(context, query),
  ]);
  const rows = found.slice(0, pageSize);
  return {
    games: rows.map((row) => tileOf(row, view)),
    next: found.length > rows.length ? (rows.at(-1)?.code ?? null) : null,
    total,
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
  };
}

function queryOf(context: Context, input: Input, { moves, now }: View): GameQuery {
  const { selectType } = input;
  const own = () => requireMember(context).playerId;
  return {
    stock: input.category && catalogueParts(input.category, moves),
    vendorCodes: input.vendorCodes,
    gameClass: input.gameClass,
    features: input.features,
    volatility: input.volatility,
    minimumLines: input.lines,
    linesBelow: input.linesBelow,
    minimumStake: input.minBet,
    stakeBelow: input.minBetBelow,
    demo: input.hasDemo !== undefined,
    jackpot: input.hasJackpot !== undefined,
    // As home's row of hot games: those that can be played first, then those that come soon, without the tag.
    hot: selectType === "HOT",
    releasedSince: selectType === "NEW" ? daysBefore(now, newDays) : undefined,
    favoriteOf: selectType === "FAV" ? own() : undefined,
    recentOf: selectType === "RECENT" ? own() : undefined,
  };
}

/**
 * Adds the words to the query: as typed, or with the words like them when no game matches as typed. Every page of a list
 * decides alike, because the same filters always have the same games.
 */
async function forgivingQuery({ db }: Context, query: GameQuery, words: readonly string[]): Promise<GameQuery> {
  if (words.length === 0) return query;
  const typed = { ...query, words: exactPatterns(words) };
  if ((await countGames(db, typed)) > 0) return typed;
  const similar = await findSimilarWords(db, words);
  return { ...query, words: forgivingPatterns(words, similar, "beginning") ?? typed.words };
}

/** Caches the totals of public lists only. Typed words are too many to cache. */
function totalOf({ db }: Context, query: GameQuery): Promise<number> {
  const personal = query.favoriteOf !== undefined || query.recentOf !== undefined;
  return personal || query.words ? countGames(db, query) : gameCounts(db, query);
}
