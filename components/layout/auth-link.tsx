"use client";
import { usePathname } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import { type AuthPopup, intendAuth, openAuthPopup } from "#lib/client/auth-popup.ts";
import { whenIdle } from "#lib/client/when-idle.ts";
import { isHomePath, localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface AuthLinkProps {
  popup: AuthPopup;
  locale: Locale;
  /** True when the current session no longer suffices and the member logs in again. */
  again?: boolean;
  /** Prefetches the popup as soon as home is idle: where a new visitor goes next. */
  ahead?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Renders a link with a real address (SITE-02) that opens the popup over the current page. The popup's code is
 * prefetched on intent.
 */
export function AuthLink({ popup, locale, again = false, ahead = false, className, children }: AuthLinkProps) {
  const atHome = isHomePath(usePathname());
  useEffect(() => {
    if (ahead && atHome) return whenIdle(intendAuth);
  }, [ahead, atHome]);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openAuthPopup(popup, { again });
  };
  return (
    <PageLink
      href={localePath(locale, `/${popup}`)}
      className={className}
      onClick={open}
      onPointerEnter={intendAuth}
      onFocus={intendAuth}
    >
      {children}
    </PageLink>
  );
}
