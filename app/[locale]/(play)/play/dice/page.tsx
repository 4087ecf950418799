import { metadataOf } from "#app/_pages/page-metadata.ts";
import { definePlayPage } from "#app/_pages/play-page.tsx";
import { DiceGame } from "#components/play/dice/dice-game.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { playSettings, readDemoDice, readDice } from "#lib/modules/originals/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";

export const generateMetadata = metadataOf(pages.dice, "dice", { description: "rule-win" });

export default definePlayPage(pages.dice, "dice", async ({ context, locale, site }, { mode, access, known }) => {
  const read = mode === "money" ? readDice : readDemoDice;
  const [picked, t, initial, { play }] = await Promise.all([
    pickMessages(locale, ["games", "dice"]),
    translatorFor(locale, "games"),
    known ? read(context) : null,
    readSettings(context, playSettings),
  ]);
  return (
    <ClientMessages picked={picked}>
      <DiceGame
        key={mode}
        {...{ locale, mode, access, initial }}
        currency={site.currency}
        studio={t("studio", { site: site.name })}
        autoplayAllowed={play.autoplay}
      />
    </ClientMessages>
  );
});
