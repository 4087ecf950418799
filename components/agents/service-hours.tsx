import { Badge } from "#components/ui/badge.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

export interface ServiceHoursProps {
  t: Translate;
  /** Time zone, such as "GMT+8". */
  zone: string;
  open: boolean;
}

/** Shows when operators answer agents, and whether they are available now. */
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
