import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { definePage } from "#app/_pages/define-page.tsx";
import { Logo } from "#components/ui/logo.tsx";
import { ThemeSwitch } from "#components/ui/theme/theme-switch.tsx";
import { Toaster } from "#components/ui/toast/toaster.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { env } from "#lib/platform/env.ts";
import { Badges } from "./badges.tsx";
import { Buttons } from "./buttons.tsx";
import { Choices } from "./choices.tsx";
import { Covers } from "./covers.tsx";
import { ErrorStates } from "./errors.tsx";
import { Fields } from "./fields.tsx";
import { Ground } from "./ground.tsx";
import { Highlights } from "./highlights.tsx";
import { Overlays } from "./overlays.tsx";
import { ProgressBoard } from "./progress.tsx";
import { Records } from "./records.tsx";
import { States } from "./states.tsx";
import { Views } from "./views.tsx";

export const metadata: Metadata = { title: "UI", robots: { index: false } };

/** Shows every primitive in every state, for people and for tests. Exists in demo mode only. */
export default definePage(pages.primitives, async ({ locale }) => {
  if (!env().DEMO) notFound();
  const [t, { messages }] = await Promise.all([getTranslations("board"), pickMessages(locale, ["board"])]);
  const texts = messages.board as Record<string, string>;
  return (
    <div className="sunlit">
      <header className="mx-auto flex max-w-[1440px] items-center justify-between px-4 py-3 lg:px-10">
        <Logo name="Sinag" />
        <ThemeSwitch filled />
      </header>
      <main className="mx-auto grid max-w-[1440px] gap-10 px-4 pb-16 lg:px-10">
        <div className="grid gap-4 pt-6">
          <h1 className="text-4xl display lg:text-5xl">{t("title")}</h1>
          <p className="max-w-[33em] text-lg">{t("intro")}</p>
        </div>
        <Ground texts={texts} />
        <Buttons texts={texts} />
        <Fields texts={texts} />
        <Choices texts={texts} />
        <Views texts={texts} />
        <Badges texts={texts} />
        <Highlights texts={texts} locale={locale} />
        <Overlays texts={texts} />
        <Records texts={texts} locale={locale} />
        <ProgressBoard texts={texts} />
        <States texts={texts} />
        <ErrorStates texts={texts} />
        <Covers texts={texts} />
      </main>
      <Toaster />
    </div>
  );
});
