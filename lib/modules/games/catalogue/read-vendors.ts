import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { readGameTypesCall } from "#lib/contracts/games/read-game-types.ts";
import type { readVendorsCall } from "#lib/contracts/games/read-vendors.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { flushedFreshMs, readLobbyCategories } from "#lib/modules/games/catalogue/lobby-categories.ts";
import { presentationContext } from "#lib/modules/games/catalogue/presentation-context.ts";
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
