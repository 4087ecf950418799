"use client";
import type { ReactNode } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface AuthLinkProps {
  popup: "login" | "register";
  locale: Locale;
  className?: string;
  children: ReactNode;
}

/** A real address (SITE-02). */
export function AuthLink({ popup, locale, className, children }: AuthLinkProps) {
  return (
    <PageLink href={localePath(locale, `/${popup}`)} className={className}>
      {children}
    </PageLink>
  );
}
