"use client";
import { useEffect } from "react";
import { LoginForm } from "#components/auth/login-form.tsx";
import { useEntered } from "#components/auth/use-entered.ts";
import { loadEncryption } from "#lib/client/call-portal.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** AGENT-01: the log-in of the agents' entrance. It keeps no password, and nobody registers here. */
export function AgentLogin({ locale }: { locale: Locale }) {
  useEffect(() => {
    loadEncryption().catch(() => {}); // Sending tries again, and says so when it fails.
  }, []);
  return <LoginForm locale={locale} username="" agentSide onEntered={useEntered(locale)} />;
}
