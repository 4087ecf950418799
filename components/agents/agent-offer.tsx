import { Eye, FileSignature, type LucideIcon, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { ServiceHours, type ServiceHoursProps } from "#components/agents/service-hours.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

interface AgentOfferProps {
  t: Translate;
  /** Links to the people who open agents' accounts. */
  contact: ReactNode;
  hours: ServiceHoursProps;
}

/** AGENT-01: describes the agent role in terms that hold for every site; contracts define the payment. */
export function AgentOffer({ t, contact, hours }: AgentOfferProps) {
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
          {contact}
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
