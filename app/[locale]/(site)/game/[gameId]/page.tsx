import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { definePage } from "#app/_pages/define-page.tsx";
import { originOf, pageMetadata } from "#app/_pages/page-metadata.ts";
import { StructuredData } from "#components/layout/structured-data.tsx";
import { ContinueToGame } from "#components/lobby/details/details-actions.tsx";
import { GameDetails } from "#components/lobby/details/game-details.tsx";
import { playQuery } from "#lib/contracts/games/list-paths.ts";
import { readGameCall } from "#lib/contracts/games/read-game.ts";
import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { readGame } from "#lib/modules/games/index.ts";
import { pageLocale, pageVisitor } from "#lib/portal/pages/admit-page.ts";
import { serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";
import { gamePreview, previewAddress } from "#lib/seo/preview.ts";
import { gameFacts } from "#lib/seo/structured-data.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/game/[gameId]">): Promise<Metadata> {
  const { locale: requested, gameId } = await params;
  const locale = pageLocale(requested);
  const [t, found] = await Promise.all([translatorFor(locale), foundGame(requested, gameId).catch(serviceUnavailable)]);
  if (!found) return { title: t("lobby.sheet.vanished-title"), robots: { index: false } };
  const { site } = await pageVisitor(requested);
  const { gameName, vendorName, gameClass } = found.game;
  const kind = t(`catalogue.classes.${gameClass}`);
  return pageMetadata(requested, `/game/${gameId}`, {
    title: t("lobby.page.title", { game: gameName, vendor: vendorName }),
    description: t("lobby.page.description", { game: gameName, vendor: vendorName, kind }),
    preview: gamePreview(found.game, kind, { locale, siteName: site.name }),
  });
}

/** LOBBY-20: the details of a game at its own address, in the look of the sheet over lists. */
export default definePage<{ gameId: string }>(pages.game, async (page) => {
  const { locale, site, params, searchParams } = page;
  const [say, found] = await Promise.all([translatorFor(locale), foundGame(locale, params.gameId)]);
  if (!found) notFound();
  const { currency } = site;
  const genre = say(`catalogue.classes.${found.game.gameClass}`);
  const origin = originOf(page);
  const facts = gameFacts(found.game, {
    address: origin + localePath(locale, `/game/${params.gameId}`),
    image: origin + previewAddress(gamePreview(found.game, genre, { locale, siteName: site.name })),
    language: locale,
    genre,
    minimumAge: site.minimumAge,
  });
  return (
    <div data-reading className="px-7 pt-[18px] pb-12 max-lg:px-3.5 max-lg:pt-1 max-lg:pb-6">
      <StructuredData facts={facts} />
      <article className="mx-auto max-w-[520px] overflow-hidden rounded-xl overlay">
        <GameDetails {...{ found, say, locale, currency }} Heading="h1" />
      </article>
      {found.game.state === "ready" && searchParams[playQuery] !== undefined && <ContinueToGame game={found.game} />}
    </div>
  );
});

/** Returns null for a game that is not offered. Read once for the page and its metadata. */
const foundGame = cache(async (requested: string, gameId: string) => {
  const input = readGameCall.input.safeParse({ nodeId: gameId });
  if (!input.success) return null;
  const { context } = await pageVisitor(requested);
  try {
    return await readGame(context, input.data);
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return null;
    throw error;
  }
});
