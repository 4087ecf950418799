import "#components/play/parol-nights/parol-nights.css";
import { metadataOf } from "#app/_pages/page-metadata.ts";
import { definePlayPage } from "#app/_pages/play-page.tsx";
import { ParolNightsGame } from "#components/play/parol-nights/parol-nights-game.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { playSettings, readDemoParolNights, readParolNights } from "#lib/modules/originals/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";

export const generateMetadata = metadataOf(pages.parolNights, "parol-nights");

export default definePlayPage(
  pages.parolNights,
  "parol-nights",
  async ({ context, locale, site }, { mode, access, known }) => {
    const read = mode === "money" ? readParolNights : readDemoParolNights;
    const [picked, t, initial, { play }] = await Promise.all([
      pickMessages(locale, ["games", "parol-nights"]),
      translatorFor(locale, "games"),
      known ? read(context) : null,
      readSettings(context, playSettings),
    ]);
    return (
      <ClientMessages picked={picked}>
        <ParolNightsGame
          key={mode}
          {...{ locale, mode, access, initial }}
          currency={site.currency}
          studio={t("studio", { site: site.name })}
          autoplayAllowed={play.autoplay}
          turboAllowed={play.turbo}
        />
      </ClientMessages>
    );
  },
);
