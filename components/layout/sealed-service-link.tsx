"use client";
import { useRouter } from "next/navigation";
import { type MouseEvent, useState } from "react";
import { serviceIcon } from "#components/layout/service-link.tsx";
import { cx } from "#components/ui/cx.ts";
import { loadPart } from "#lib/client/load-part.ts";
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
 * NAV-08: renders a link to a service channel whose target is decrypted on intent. Until then, without scripts and in an
 * outage it leads to the plain links of the help page. Other sites open in a new tab, so a running game continues, and
 * get no referrer.
 */
export function SealedServiceLink({
  entry: { csPosition, title, path },
  locale,
  className,
  narrowing,
}: SealedServiceLinkProps) {
  const router = useRouter();
  const [target, setTarget] = useState<string>();
  const outside = target !== undefined && !target.startsWith("/");
  const Icon = serviceIcon(csPosition);
  const open = async () => {
    const { openServiceTarget } = await loadPart(() => import("#lib/client/service-targets.ts"));
    const opened = await openServiceTarget(path);
    setTarget(opened);
    return opened;
  };
  const ahead = () => {
    if (target === undefined) open().catch(() => undefined);
  };
  const click = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (outside || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>("[popover]:popover-open")?.hidePopover();
    const opened = target ?? (await open().catch(() => "/help#contact"));
    if (opened.startsWith("/")) router.push(localePath(locale, opened));
    else window.open(opened, "_blank", "noopener,noreferrer");
  };
  return (
    <a
      href={outside ? target : localePath(locale, target ?? "/help#contact")}
      title={title}
      {...(outside && { target: "_blank", rel: "noopener noreferrer" })}
      className={className}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={click}
    >
      <Icon aria-hidden size={19} />
      <span className={cx("flex-1 truncate-line", narrowing && "narrow:sr-only")}>{title}</span>
    </a>
  );
}
