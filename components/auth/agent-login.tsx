"use client";
import { useEffect } from "react";
import { LoginForm } from "#components/auth/login-form.tsx";
import { useEntered } from "#components/auth/use-entered.ts";
import { loadEncryption } from "#lib/client/call-portal.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** AGENT-01: shows the login form of the agents' entrance, without stored passwords and without registration. */
export function AgentLogin({ locale }: { locale: Locale }) {
  useEffect(() => {
    loadEncryption().catch(() => {}); // Submitting retries and reports the error.
  }, []);
  return <LoginForm locale={locale} username="" agentSide onEntered={useEntered(locale)} />;
}
