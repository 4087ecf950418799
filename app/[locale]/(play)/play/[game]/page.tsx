import type { Metadata } from "next";
import { pageMetadata } from "#app/_pages/page-metadata.ts";
import { definePlayPage } from "#app/_pages/play-page.tsx";
import { GameTable } from "#components/play/game-table.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { pages, playPath } from "#lib/contracts/pages.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { inHouseVendor, readVendorName } from "#lib/modules/games/index.ts";
import { playSettings, readDemoTable, readTable } from "#lib/modules/originals/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import { isGameCode } from "#lib/originals/registry.ts";
import { pageLocale } from "#lib/portal/pages/admit-page.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/play/[game]">): Promise<Metadata> {
  const { locale: requested, game } = await params;
  if (!isGameCode(game)) return {};
  const locale = pageLocale(requested);
  const t = await translatorFor(locale, game);
  return pageMetadata(locale, playPath(game), { title: t("title"), description: t("description") });
}

export default definePlayPage(pages.play, async ({ context, locale, site }, game, { mode, access, known }) => {
  const read = mode === "money" ? readTable : readDemoTable;
  const [picked, studio, initial, { play }] = await Promise.all([
    pickMessages(locale, ["games", game]),
    readVendorName(context, inHouseVendor),
    known ? read(context, { game }) : null,
    readSettings(context, playSettings),
  ]);
  return (
    <ClientMessages picked={picked}>
      <GameTable
        key={mode}
        {...{ game, locale, mode, access, initial, studio }}
        currency={site.currency}
        autoplayAllowed={play.autoplay}
        turboAllowed={play.turbo}
      />
    </ClientMessages>
  );
});
