"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { openAuthPopup } from "#lib/client/auth-popup.ts";
import type { PortalError } from "#lib/client/portal-error.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface ErrorNoticeProps {
  error: PortalError;
  demo: boolean;
  /** True when a bet has no known result yet; the play button retries it. */
  unanswered: boolean;
  locale: Locale;
  onRefill: () => void;
  /** Reloads the table after it failed to load. */
  onLoad: (() => void) | undefined;
}

const small = buttonClass({ size: "sm" });

/** Shows an error and the one action that resolves it. */
export function ErrorNotice({ error, demo, unanswered, locale, onRefill, onLoad }: ErrorNoticeProps) {
  const t = useTranslations("games");
  const { code, message } = error;
  if (code === "insufficient-funds" && demo) {
    const action = (
      <Button size="sm" onClick={onRefill}>
        {t("refill")}
      </Button>
    );
    return <Warning action={action}>{t("demo-empty")}</Warning>;
  }
  if (code === "insufficient-funds") {
    const href = localePath(locale, "/member/depositv2");
    const action = (
      <PageLink href={href} className={small}>
        {t("deposit")}
      </PageLink>
    );
    return <Warning action={action}>{t("not-enough")}</Warning>;
  }
  if (code === "session-expired" || code === "not-logged-in") {
    const action = (
      <Button size="sm" onClick={() => openAuthPopup("login", { again: true })}>
        {t("log-in")}
      </Button>
    );
    return <Warning action={action}>{message}</Warning>;
  }
  if (unanswered) return <Warning>{t("unanswered")}</Warning>;
  const again = onLoad && (
    <Button size="sm" onClick={onLoad}>
      {t("try-again")}
    </Button>
  );
  return (
    <Notice role="alert" tone="negative" action={again}>
      {message || t("failed")}
    </Notice>
  );
}

function Warning({ action, children }: { action?: ReactNode; children: string }) {
  return (
    <Notice role="alert" tone="warning" action={action}>
      {children}
    </Notice>
  );
}
