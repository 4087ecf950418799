import { CircleHelp, Eye, FileSignature, type LucideIcon, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { type ServiceChannel, ServiceLink } from "#components/layout/service-link.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface AgentOfferProps {
  t: Translate;
  locale: Locale;
  channels: readonly ServiceChannel[];
  /** What the help page is called. */
  help: string;
  hours: ServiceHoursProps;
}

/** AGENT-01: what being an agent is, in words that are true of every site; what is paid stands in contracts. */
export function AgentOffer({ t, locale, channels, help, hours }: AgentOfferProps) {
  const look = buttonClass({ size: "sm" });
  return (
    <section aria-labelledby="agent-offer" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="agent-offer" className="text-3xl display max-lg:text-2xl">
          {t("offer")}
        </h2>
        <ServiceHours {...hours} />
      </div>
      <ul className="grid gap-3 md:grid-cols-3">
        <Point icon={FileSignature} title={t("contract-title")} text={t("contract-text")} />
        <Point icon={Eye} title={t("sight-title")} text={t("sight-text")} />
        <Point icon={MessageSquareText} title={t("apply-title")} text={t("apply-text")}>
          {channels.map((channel) => (
            <ServiceLink key={channel.url} channel={channel} locale={locale} className={look} />
          ))}
          {channels.length === 0 && (
            <PageLink href={`${localePath(locale, "/help")}#contact`} className={look}>
              <CircleHelp aria-hidden size={16} />
              {help}
            </PageLink>
          )}
        </Point>
      </ul>
    </section>
  );
}

interface PointProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}

function Point({ icon: Icon, title, text, children }: PointProps) {
  return (
    <li className="flex flex-col gap-2 rounded-lg bg-surface-1 p-5 edge-1">
      <div className="flex items-center gap-3.5 md:flex-col md:items-start md:gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-[13px] bg-brand-soft text-brand-text">
          <Icon aria-hidden size={22} />
        </span>
        <h3 className="text-lg">{title}</h3>
      </div>
      <p>{text}</p>
      {children && <div className="mt-auto flex flex-wrap gap-2 pt-2">{children}</div>}
    </li>
  );
}

export interface ServiceHoursProps {
  t: Translate;
  /** "GMT+8" */
  zone: string;
  open: boolean;
}

export function ServiceHours({ t, zone, open }: ServiceHoursProps) {
  return (
    <dl className="grid gap-0.5 text-sm">
      <dt className="flex flex-wrap items-center gap-2 font-semibold text-1">
        {t("hours-title")}
        <Badge tone={open ? "positive" : "neutral"}>{t(open ? "open" : "closed")}</Badge>
      </dt>
      <dd>
        {t("hours")} <span className="text-3">({t("hours-zone", { zone })})</span>
      </dd>
    </dl>
  );
}
