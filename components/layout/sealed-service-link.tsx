import { serviceIcon } from "#components/layout/service-link.tsx";
import { cx } from "#components/ui/cx.ts";
import type { ServiceEntry } from "#lib/contracts/system/service-entry.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface SealedServiceLinkProps {
  entry: ServiceEntry;
  locale: Locale;
  className: string;
  /** Used in the side menu, which shows only icons while it is narrow. */
  narrowing?: boolean;
}

/**
 * NAV-08: renders a link to a service channel with its encrypted target, which `followServiceLinks` decrypts on intent.
 * Without scripts and in an outage the link leads to the plain links of the help page.
 */
export function SealedServiceLink({ entry, locale, className, narrowing }: SealedServiceLinkProps) {
  const { csPosition, title, path } = entry;
  const Icon = serviceIcon(csPosition);
  return (
    <a href={`${localePath(locale, "/help")}#contact`} data-sealed={path} title={title} className={className}>
      <Icon aria-hidden size={19} />
      <span className={cx("flex-1 truncate-line", narrowing && "narrow:sr-only")}>{title}</span>
    </a>
  );
}
