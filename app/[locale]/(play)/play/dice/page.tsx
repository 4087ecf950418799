import type { Metadata } from "next";
import { definePage } from "#app/define-page.tsx";
import { pageMetadata } from "#app/page-metadata.ts";
import { DiceGame } from "#components/play/dice/dice-game.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readDemoDice, readDice } from "#lib/modules/originals/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { pageLocale } from "#lib/portal/admit-page.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/play/dice">): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await translatorFor(locale, "games");
  return pageMetadata(locale, "/play/dice", { title: t("dice"), description: t("rule-win") });
}

/** LOBBY-17: a visitor and a trial account play the demo; a member chooses. */
export default definePage(pages.dice, async ({ context, locale, session, site, searchParams }) => {
  const member = session?.role === "player" || session?.role === "agent";
  const mode = member && searchParams.demo === undefined ? "money" : "demo";
  const [picked, t] = await Promise.all([pickMessages(locale, ["games"]), translatorFor(locale, "games")]);
  return (
    <ClientMessages picked={picked}>
      <DiceGame
        key={mode}
        locale={locale}
        mode={mode}
        access={member ? "open" : session ? "none" : "after-login"}
        currency={site.currency}
        studio={t("studio", { site: site.name })}
        initial={await initialState(context, mode)}
      />
    </ClientMessages>
  );
});

/** A new visitor's browser is given its demo purse by the page's first call, since only calls set cookies. */
async function initialState(context: Context, mode: "money" | "demo") {
  if (mode === "money") return readDice(context);
  const known = context.actor.role !== "visitor" || context.request?.preSession !== undefined;
  return known ? readDemoDice(context) : null;
}
