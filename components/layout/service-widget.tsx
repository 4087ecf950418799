import { CircleHelp, Headset } from "lucide-react";
import { ServiceLink } from "#components/layout/service-link.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";

const menuId = "service-menu";
const discClass =
  "fixed end-3.5 bottom-[100px] z-20 grid size-12 place-items-center rounded-full bg-(image:--sun) text-on-brand shadow-2 reading:hidden lg:end-6 lg:bottom-6";

/**
 * NAV-08: renders the help button that floats over every page, except over money pages on a phone, where the menu has
 * it. It opens the site's own channels, or the help page when there are none.
 */
export function ServiceWidget({ facts: { locale, service, t } }: { facts: ShellFacts }) {
  const help = localePath(locale, "/help");
  const face = <Headset aria-hidden size={22} />;
  if (service.length === 0) {
    return (
      <nav aria-label={t("service")}>
        <PageLink href={help} aria-label={t("service")} title={t("service")} className={discClass}>
          {face}
        </PageLink>
      </nav>
    );
  }
  return (
    <nav aria-label={t("service")}>
      <button type="button" popoverTarget={menuId} aria-label={t("service")} title={t("service")} className={discClass}>
        {face}
      </button>
      <div
        id={menuId}
        popover="auto"
        className="overlay inset-auto end-3.5 bottom-[160px] z-30 m-0 w-64 rounded-[14px] p-1.5 text-2 animate-[rise-in_var(--t-base)_var(--ease)] lg:end-6 lg:bottom-[86px]"
      >
        {service.map((channel) => (
          <ServiceLink key={channel.url} channel={channel} locale={locale} className="row-link" />
        ))}
        <PageLink href={help} className="row-link">
          <CircleHelp aria-hidden size={19} />
          {t("help-centre")}
        </PageLink>
      </div>
    </nav>
  );
}
