import { ArrowRight, Gamepad2 } from "lucide-react";
import type { ReactNode } from "react";
import { AgentPanel } from "#components/agents/agent-panel.tsx";
import { ServiceHours, type ServiceHoursProps } from "#components/agents/service-hours.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

interface AgentOverviewProps {
  /** Translator of the area `agents`. */
  t: Translate;
  title: string;
  lobbyHref: string;
  balance: ReactNode;
  /** Cards that link to the pages of the member centre. */
  entries: ReactNode;
  news: ReactNode;
  /** Links to customer service, one per line. */
  service: ReactNode;
  hours: ServiceHoursProps;
}

/** Renders `/agentHome`: the agent's balance and actions, notices, and customer service. */
export function AgentOverview({ t, title, lobbyHref, balance, entries, news, service, hours }: AgentOverviewProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_318px]">
      <h1 className="text-3xl display max-lg:text-[1.75rem] lg:col-span-2">{title}</h1>
      <div className="grid gap-5">
        {balance}
        <section aria-labelledby="agent-money" className="grid gap-3">
          <h2 id="agent-money" className="text-xl">
            {t("your-money")}
          </h2>
          {entries}
        </section>
        {news}
      </div>
      <div className="grid gap-5">
        <PageLink
          href={lobbyHref}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 rounded-lg bg-surface-1 p-4 edge-1 transition-colors duration-fast hover:bg-surface-2"
        >
          <span className="row-span-2 grid size-12 place-items-center rounded-[14px] bg-brand-soft text-brand-text">
            <Gamepad2 aria-hidden size={22} />
          </span>
          <b className="self-end text-lg leading-snug font-bold text-1">{t("lobby-title")}</b>
          <ArrowRight aria-hidden size={18} className="row-span-2 flip text-3" />
          <span className="self-start text-sm text-3">{t("lobby-text")}</span>
        </PageLink>
        <AgentPanel id="agent-service" title={t("service")}>
          <div className="-mx-2.5">{service}</div>
          <ServiceHours {...hours} />
        </AgentPanel>
      </div>
    </div>
  );
}
