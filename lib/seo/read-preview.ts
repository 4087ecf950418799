import "server-only";
import { readGameCall } from "#lib/contracts/games/read-game.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { readGame } from "#lib/modules/games/index.ts";
import { type GameCode, gameOf, isGameCode } from "#lib/originals/registry.ts";
import type { Context } from "#lib/platform/context.ts";
import { gamePreview, type Preview, playPreview, sitePreview } from "#lib/seo/preview.ts";

interface Facts {
  context: Context;
  locale: Locale;
  site: { name: string };
}

/** Returns the current preview of a name from `previewAddress`; null for any other name. */
export async function readPreview(facts: Facts, name: string): Promise<Preview | null> {
  if (name === "site" || name === "invitation") return readSitePreview(facts, name);
  const [, kind, played = ""] = /^(play|demo)-(.+)$/.exec(name) ?? [];
  if (kind) return isGameCode(played) ? readPlayPreview(facts, played, { demo: kind === "demo" }) : null;
  const input = readGameCall.input.safeParse({ nodeId: /^game-(.+)$/.exec(name)?.[1] });
  if (!input.success) return null;
  const { context, locale, site } = facts;
  try {
    const [t, { game }] = await Promise.all([translatorFor(locale, "catalogue"), readGame(context, input.data)]);
    return gamePreview(game, t(`classes.${game.gameClass}`), { locale, siteName: site.name });
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return null;
    throw error;
  }
}

/** Returns the preview of the page where an in-house game is played; its words are those of the page. */
export async function readPlayPreview(
  { locale, site }: Pick<Facts, "locale" | "site">,
  code: GameCode,
  { demo }: { demo: boolean },
): Promise<Preview> {
  const [t, card, { catalogue }] = await Promise.all([
    translatorFor(locale, code),
    translatorFor(locale, "game-card"),
    gameOf(code).engine(),
  ]);
  const subject = { vendor: "BGS", gameClass: catalogue.artClass, slug: code };
  const note = demo ? card("demo-of", { game: t("title") }) : t("description");
  return playPreview(
    { code, demo, subject },
    {
      locale,
      siteName: site.name,
      title: t("title"),
      note,
      act: demo ? card("demo") : card("play", { game: t("title") }),
    },
  );
}

/**
 * Returns the preview of the site, or of an invitation. It is the same for every code, so it reveals nothing about the
 * code's owner.
 */
export async function readSitePreview(
  { locale, site }: Pick<Facts, "locale" | "site">,
  name: "site" | "invitation",
): Promise<Preview> {
  const t = await translatorFor(locale, "home");
  const words = name === "site" ? { title: t("title"), note: t("description") } : invitationWords(t, site.name);
  return sitePreview(name, { locale, siteName: site.name, ...words });
}

export function invitationWords(t: (key: string, params?: Record<string, string>) => string, siteName: string) {
  return { title: t("invitation-title", { name: siteName }), note: t("invitation-text") };
}
