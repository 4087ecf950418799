import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { definePage } from "#app/_pages/define-page.tsx";
import { ReadingPage } from "#components/layout/reading-page.tsx";
import { FairRound } from "#components/play/fair/fair-round.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { readRoundCall } from "#lib/contracts/originals/read-round.ts";
import { pages } from "#lib/contracts/pages.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { readRound } from "#lib/modules/originals/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { pageLocale } from "#lib/portal/pages/admit-page.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/fair/[round]">): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await translatorFor(locale, "fair");
  return { title: t("title"), robots: { index: false } };
}

/** GAME-02: verifies one round. Money rounds are public; a demo round shows only to its own browser or account. */
export default definePage<{ round: string }>(pages.fairRound, async ({ context, locale, site, params }) => {
  const found = await roundOf(context, params.round);
  const [picked, t] = await Promise.all([
    pickMessages(locale, ["fair", `${found.round.game}.fair`]),
    translatorFor(locale, "fair"),
  ]);
  return (
    <ReadingPage title={t("title")} lead={t("intro")}>
      <ClientMessages picked={picked}>
        <FairRound initial={found} locale={locale} currency={site.currency} timeZone={site.timeZone} />
      </ClientMessages>
    </ReadingPage>
  );
});

async function roundOf(context: Context, roundId: string) {
  const input = readRoundCall.input.safeParse({ roundId });
  if (!input.success) notFound();
  try {
    return await readRound(context, input.data);
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") notFound();
    throw error;
  }
}
