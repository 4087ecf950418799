"use client";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";
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
  /** Not with an error that leaves the game without its table. */
  onClose: (() => void) | undefined;
}

const small = buttonClass({ size: "sm" });

/** Shows an error and the one action that resolves it. It lies over the table, so it can be closed. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const say = useUiText();
  const { tone, text, action } = useErrorContent(props);
  const close = props.onClose && (
    <IconButton size="slim" label={say("close")} onClick={props.onClose} className="-me-2">
      <X aria-hidden size={18} />
    </IconButton>
  );
  return (
    <div className="rounded-md shadow-3">
      <Notice
        role="alert"
        tone={tone}
        action={
          <span className="flex items-center gap-1">
            {action}
            {close}
          </span>
        }
      >
        {text}
      </Notice>
    </div>
  );
}

interface ErrorContent {
  tone: "warning" | "negative";
  text: string;
  action?: ReactNode;
}

function useErrorContent({ error, demo, unanswered, locale, onRefill, onLoad }: ErrorNoticeProps): ErrorContent {
  const t = useTranslations("games");
  const { code, message } = error;
  const button = (label: string, act: () => void) => (
    <Button size="sm" onClick={act}>
      {label}
    </Button>
  );
  if (code === "insufficient-funds" && demo)
    return { tone: "warning", text: t("demo-empty"), action: button(t("refill"), onRefill) };
  if (code === "insufficient-funds") {
    const deposit = (
      <PageLink href={localePath(locale, "/member/depositv2")} className={small}>
        {t("deposit")}
      </PageLink>
    );
    return { tone: "warning", text: t("not-enough"), action: deposit };
  }
  if (code === "session-expired" || code === "not-logged-in")
    return {
      ...{ tone: "warning", text: message },
      action: button(t("log-in"), () => openAuthPopup("login", { again: true })),
    };
  if (unanswered) return { tone: "warning", text: t("unanswered") };
  return { tone: "negative", text: message || t("failed"), action: onLoad && button(t("try-again"), onLoad) };
}
