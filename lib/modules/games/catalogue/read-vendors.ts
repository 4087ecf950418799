import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import type { VendorCard } from "#lib/contracts/games/game-view.ts";
import type { readGameTypesCall } from "#lib/contracts/games/read-game-types.ts";
import type { readVendorsCall } from "#lib/contracts/games/read-vendors.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { flushedFreshMs, readLobbyCategories } from "#lib/modules/games/catalogue/lobby-categories.ts";
import { presentationContext, siteVendorMoves } from "#lib/modules/games/catalogue/presentation-context.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns every category that has vendors, with its vendors, in lobby order (LOBBY-10). */
export async function readVendors(
  context: Context,
  input: Pick<InputOf<typeof readVendorsCall>, "language" | "flush"> = {},
): Promise<OutputOf<typeof readVendorsCall>> {
  const { language, moves } = await presentationContext(context, input);
  const oldestMs = input.flush === "true" || input.flush === "1" ? flushedFreshMs : undefined;
  const [categories, t] = await Promise.all([
    readLobbyCategories(context.db, moves, { oldestMs }),
    translatorFor(language),
  ]);
  const lanes = categories.map(({ category, games, cards, classes }) => ({
    category,
    title: t(`common.categories.${category}`),
    games,
    cards: Object.fromEntries(cards.map((card) => [card.vendorCode, card])),
    classes: classes.map((found) => ({ ...found, title: t(`catalogue.classes.${found.code}`) })),
  }));
  return { data: { lanes } };
}

/** Returns the vendors whose games can be played, and their categories, in lobby order: what bets can be of. */
export async function readPlayable(
  context: Pick<Context, "db">,
): Promise<{ vendors: Pick<VendorCard, "vendorCode" | "displayName">[]; categories: GameCategory[] }> {
  const listed = await readLobbyCategories(context.db, await siteVendorMoves(context));
  const playable = listed.map(({ category, cards }) => ({
    category,
    cards: cards.filter(({ state }) => state !== "not-integrated"),
  }));
  const cards = playable.flatMap((found) => found.cards);
  return {
    vendors: [...new Map(cards.map((card) => [card.vendorCode, card])).values()],
    categories: playable.filter((found) => found.cards.length > 0).map(({ category }) => category),
  };
}

/** Returns the categories and classes of one vendor or of all. An unknown vendor has none. */
export async function readGameTypes(
  context: Context,
  input: InputOf<typeof readGameTypesCall>,
): Promise<OutputOf<typeof readGameTypesCall>> {
  const { language, moves } = await presentationContext(context, input);
  const [categories, t] = await Promise.all([
    readLobbyCategories(context.db, moves, { vendorCode: input.vendorCode }),
    translatorFor(language),
  ]);
  return {
    gameTypes: categories.map(({ category, games, classes }) => ({
      category,
      title: t(`common.categories.${category}`),
      games,
      classes: classes.map(({ code, games: found }) => ({
        code,
        games: found,
        title: t(`catalogue.classes.${code}`),
      })),
    })),
  };
}
