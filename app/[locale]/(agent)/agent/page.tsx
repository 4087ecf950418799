import { CircleHelp } from "lucide-react";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { AgentFrame } from "#app/_frames/agent-frame.tsx";
import { definePage } from "#app/_pages/define-page.tsx";
import { metadataOf } from "#app/_pages/page-metadata.ts";
import { AgentOffer } from "#components/agents/agent-offer.tsx";
import { Sunburst } from "#components/art/sunburst.tsx";
import { AgentLogin } from "#components/auth/agent-login.tsx";
import { AgentSignOut } from "#components/layout/agent-sign-out.tsx";
import { SealedServiceLink } from "#components/layout/sealed-service-link.tsx";
import { besideHelp } from "#components/layout/service-link.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { pages } from "#lib/contracts/pages.ts";
import type { ServiceEntry } from "#lib/contracts/system/service-entry.ts";
import { zoneName } from "#lib/i18n/format.ts";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { returnTarget } from "#lib/kernel/return-target.ts";
import { isServiceOpen } from "#lib/kernel/service-hours.ts";
import { encryptServiceTargets } from "#lib/modules/system/index.ts";

export const generateMetadata = metadataOf(pages.agent, "agents");

const covers = [
  { code: "parol-nights", name: "Parol Nights", vendor: "BGS", artClass: "parol" },
  { code: "dice", name: "Dice", vendor: "BGS", artClass: "dice.l" },
];

/** AGENT-01. Redirects a logged-in agent; an agent with a due password change makes it here, in the popup. */
export default definePage(pages.agent, async (page) => {
  const { locale, session, site, context, searchParams } = page;
  if (session?.role === "agent" && !session.idled && !session.mustChangePassword)
    redirect(returnTarget([searchParams.return].flat()[0]) ?? localePath(locale, pages.agentHome.path));
  const [t, shell] = await Promise.all([translatorFor(locale, "agents"), translatorFor(locale, "shell")]);
  const now = context.clock.now();
  const zone = zoneName(site.timeZone, locale, now);
  return AgentFrame({
    visitor: page,
    head: (
      <PageLink href={homePath(locale)} className={`${buttonClass({ tone: "quiet", size: "sm" })} ms-auto`}>
        {t("lobby")}
      </PageLink>
    ),
    children: (
      <div className="grid gap-9 max-lg:gap-7">
        <section className="grid overflow-hidden rounded-xl overlay lg:min-h-[470px] lg:grid-cols-[42%_1fr]">
          <div className="max-lg:hidden">
            <Sunburst sky="dusk" title={t("art-title")} text={t("art-text")} covers={covers} />
          </div>
          <div className="grid content-center gap-5 p-5 sm:p-7 lg:p-10">
            <div className="grid gap-1.5">
              <h1 className="text-4xl display max-lg:text-3xl">{t("entrance")}</h1>
              <p className="text-lg text-3 max-lg:text-md">{t("entrance-lead")}</p>
            </div>
            {session && session.role !== "agent" ? (
              <OtherAccount locale={locale} account={session.account} />
            ) : (
              <ClientMessages picked={await pickMessages(locale, ["auth.login", "validation"])}>
                <AgentLogin locale={locale} />
              </ClientMessages>
            )}
          </div>
        </section>
        <AgentOffer
          t={t}
          contact={contactLinks({
            locale,
            channels: await encryptServiceTargets(besideHelp(site.customerService)),
            help: shell("help-centre"),
          })}
          hours={{ t, zone, open: isServiceOpen(now, site.timeZone) }}
        />
      </div>
    ),
  });
});

/** For a player or a trial account: says whose session this is and links to the account's own pages. */
async function OtherAccount({ locale, account }: { locale: Locale; account: string }) {
  const t = await translatorFor(locale, "agents");
  return (
    <>
      <Notice title={t("other-title", { account })}>{t("other-text")}</Notice>
      <AgentSignOut locale={locale} className={`${buttonClass({ size: "lg" })} justify-self-start`} />
    </>
  );
}

interface ContactLinks {
  locale: Locale;
  channels: readonly ServiceEntry[];
  /** Title of the help page, the link when the site has no other channel. */
  help: string;
}

function contactLinks({ locale, channels, help }: ContactLinks): ReactNode {
  const look = buttonClass({ size: "sm" });
  if (channels.length > 0)
    return channels.map((entry) => (
      <SealedServiceLink key={entry.csPosition + entry.title} entry={entry} locale={locale} className={look} />
    ));
  return (
    <PageLink href={`${localePath(locale, "/help")}#contact`} className={look}>
      <CircleHelp aria-hidden size={16} />
      {help}
    </PageLink>
  );
}
