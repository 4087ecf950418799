import { CircleHelp, Headset } from "lucide-react";
import type { ReactNode } from "react";
import { SealedServiceLink } from "#components/layout/sealed-service-link.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";

const menuId = "service-menu";

type ServiceFacts = Pick<ShellFacts, "locale" | "service" | "t">;

/** NAV-08: renders the header's icon of customer service, for screens without a margin for the tab. */
export function ServiceIcon({ facts, className }: { facts: ServiceFacts; className?: string }) {
  return (
    <ServiceOpener
      facts={facts}
      className={cx(
        "relative grid size-tap shrink-0 place-items-center rounded-md text-2 transition-colors duration-fast hover:bg-surface-2 hover:text-1 xl:hidden",
        className,
      )}
    >
      <Headset aria-hidden size={20} />
      <span
        aria-hidden
        className="absolute end-[9px] top-[9px] size-[9px] rounded-full border-2 border-surface-0 bg-positive"
      />
    </ServiceOpener>
  );
}

/**
 * NAV-08: renders the tab of customer service, which floats in the margin beside the page and covers nothing, and the
 * menu of channels that the tab and the header's icon open. Without channels of its own the site has its help page.
 */
export function ServiceMenu({ facts }: { facts: ServiceFacts }) {
  const { locale, service, t } = facts;
  return (
    <nav aria-label={t("service")}>
      <ServiceOpener
        facts={facts}
        // A control's name contains what is seen of it.
        label={`${t("help")}: ${t("service")}`}
        className="fixed end-0 bottom-[84px] z-20 grid w-[25px] justify-items-center gap-2 rounded-s-[10px] bg-surface-2 py-3 text-xs font-[650] text-2 edge-2 transition-colors duration-fast hover:bg-surface-3 hover:text-1 max-xl:hidden"
      >
        <Headset aria-hidden size={16} className="text-positive" />
        <span aria-hidden className="[writing-mode:vertical-rl]">
          {t("help")}
        </span>
      </ServiceOpener>
      {service.length > 0 && (
        <div
          id={menuId}
          popover="auto"
          className="overlay inset-auto end-8 bottom-[84px] z-30 m-0 w-64 rounded-[14px] p-1.5 text-2 animate-[rise-in_var(--t-base)_var(--ease)] max-xl:end-3.5 max-xl:top-[58px] max-xl:bottom-auto"
        >
          {service.map((entry) => (
            <SealedServiceLink
              key={entry.csPosition + entry.title}
              entry={entry}
              locale={locale}
              className="row-link"
            />
          ))}
          <PageLink href={localePath(locale, "/help")} className="row-link">
            <CircleHelp aria-hidden size={19} />
            {t("help-centre")}
          </PageLink>
        </div>
      )}
    </nav>
  );
}

function ServiceOpener({
  facts: { locale, service, t },
  label = t("service"),
  className,
  children,
}: {
  facts: ServiceFacts;
  label?: string;
  className: string;
  children: ReactNode;
}) {
  const look = { "aria-label": label, title: t("service"), className };
  if (service.length === 0)
    return (
      <PageLink {...look} href={localePath(locale, "/help")}>
        {children}
      </PageLink>
    );
  return (
    <button {...look} type="button" popoverTarget={menuId}>
      {children}
    </button>
  );
}
