import { ArrowRight, CircleHelp, Eye, EyeOff, Gamepad2 } from "lucide-react";
import type { ReactNode } from "react";
import { ServiceHours, type ServiceHoursProps } from "#components/layout/agent-offer.tsx";
import { rewardsWaiting, type ShownEntry } from "#components/layout/member-entries.ts";
import { MemberEntryCards } from "#components/layout/member-entry-cards.tsx";
import { RewardNews } from "#components/layout/reward-news.tsx";
import { type ServiceChannel, ServiceLink } from "#components/layout/service-link.tsx";
import { ShellToggle } from "#components/layout/shell-toggle.tsx";
import { BalanceFigure, RefreshBalance, type ShownBalance } from "#components/layout/wallet.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { textLink } from "#components/ui/text-link.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface AgentOverviewProps {
  locale: Locale;
  entries: readonly ShownEntry[];
  /** Of the areas `agents`, `shell`, `common` and `content`. */
  words: Record<"t" | "shell" | "common" | "content", Translate>;
  balance: ShownBalance;
  /** What is set aside for withdrawals, ready to read; null when nothing is. */
  held: string | null;
  news: readonly { id: string; title: string; lead: string; publishedAt: string; date: string }[];
  channels: readonly ServiceChannel[];
  hours: ServiceHoursProps;
}

/** `/agentHome`: what an agent owns and can do now, the news, and whom to ask. */
export function AgentOverview(props: AgentOverviewProps) {
  const { locale, entries, words, channels, hours } = props;
  const { t, shell, common } = words;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_318px]">
      <h1 className="text-3xl display max-lg:text-[1.75rem] lg:col-span-2">{common("agent-center")}</h1>
      <div className="grid gap-5">
        <Balance {...props} />
        <section aria-labelledby="agent-money" className="grid gap-3">
          <h2 id="agent-money" className="text-xl">
            {t("your-money")}
          </h2>
          <MemberEntryCards entries={entries} sentenceOf={(key) => shell(`${key}-text`)} />
        </section>
        <News {...props} />
      </div>
      <div className="grid gap-5">
        <PageLink
          href={localePath(locale, "/")}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 rounded-lg bg-surface-1 p-4 edge-1 transition-colors duration-fast hover:bg-surface-2"
        >
          <span className="row-span-2 grid size-12 place-items-center rounded-[14px] bg-brand-soft text-brand-text">
            <Gamepad2 aria-hidden size={22} />
          </span>
          <b className="self-end text-lg leading-snug font-bold text-1">{t("lobby-title")}</b>
          <ArrowRight aria-hidden size={18} className="row-span-2 flip text-3" />
          <span className="self-start text-sm text-3">{t("lobby-text")}</span>
        </PageLink>
        <Panel id="agent-service" title={t("service")}>
          <div className="-mx-2.5">
            {channels.map((channel) => (
              <ServiceLink key={channel.url} channel={channel} locale={locale} className="row-link" />
            ))}
            <PageLink href={localePath(locale, "/help")} className="row-link">
              <CircleHelp aria-hidden size={19} />
              {shell("help-centre")}
            </PageLink>
          </div>
          <ServiceHours {...hours} />
        </Panel>
      </div>
      <RewardNews drawn={rewardsWaiting(entries)} />
    </div>
  );
}

function Balance({ locale, words: { t, shell }, balance, held }: AgentOverviewProps) {
  return (
    <Panel
      id="agent-balance"
      title={t("own-balance")}
      action={
        <span className="-my-2 -me-2 flex">
          <ShellToggle
            state="balance"
            className="grid size-9 place-items-center rounded-[9px] text-2 hover:bg-surface-3 hover:text-1 max-lg:size-tap"
          >
            <Eye aria-hidden size={16} className="balance-hidden:hidden" />
            <EyeOff aria-hidden size={16} className="hidden balance-hidden:block" />
            <span className="sr-only balance-hidden:hidden">{shell("hide-balance")}</span>
            <span className="hidden sr-only balance-hidden:inline">{shell("show-balance")}</span>
          </ShellToggle>
          <RefreshBalance label={shell("refresh-balance")} failure={shell("balance-failed")} />
        </span>
      }
    >
      <BalanceFigure
        balance={balance}
        locale={locale}
        hiddenText={shell("balance-hidden")}
        className="text-4xl display text-positive"
      />
      {held && <p className="text-sm text-3 balance-hidden:hidden">{t("held", { amount: held })}</p>}
    </Panel>
  );
}

function News({ locale, words: { t, content }, news }: AgentOverviewProps) {
  const all = localePath(locale, "/notices");
  return (
    <Panel
      id="agent-news"
      title={t("news")}
      action={
        <PageLink href={all} className={cx(textLink, "-my-2.5 inline-flex min-h-tap items-center")}>
          {content("all-notices")}
        </PageLink>
      }
    >
      {news.length === 0 && <p className="text-3">{content("none-text")}</p>}
      <ul className="-mx-2.5">
        {news.map(({ id, title, lead, publishedAt, date }) => (
          <li key={id}>
            <PageLink href={`${all}#${id}`} className="grid rounded-[10px] px-2.5 py-2.5 hover:bg-surface-2">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <b dir="auto" className="font-semibold text-1">
                  {title}
                </b>
                <time dateTime={publishedAt} className="text-xs text-3">
                  {date}
                </time>
              </span>
              <span dir="auto" className="truncate-line text-sm">
                {lead}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface PanelProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Panel({ id, title, action, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3 panel p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
