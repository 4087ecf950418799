"use client";
import { ErrorNotice } from "#components/play/table/error-notice.tsx";
import { fillDemo, type PlayMode } from "#lib/client/originals.ts";
import type { PortalError } from "#lib/client/portal-error.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface TableNoticeProps {
  table: {
    state: object | null;
    error: PortalError | null;
    playing: boolean;
    unanswered: object | null;
    load: () => Promise<unknown>;
    change: (change: { balance: bigint }) => void;
    clearError: () => void;
  };
  mode: PlayMode;
  locale: Locale;
}

/** Returns the error notice of the table, or null, also while a bet is in flight. */
export function tableNotice({ table, mode, locale }: TableNoticeProps) {
  const { state, error, playing, unanswered, load, change, clearError } = table;
  if (!error || playing) return null;
  const refill = async () => {
    try {
      change({ balance: await fillDemo() });
      clearError();
    } catch {
      await load();
    }
  };
  return (
    <ErrorNotice
      {...{ error, locale }}
      demo={mode === "demo"}
      unanswered={unanswered !== null}
      onRefill={refill}
      onLoad={state ? undefined : load}
      onClose={state ? clearError : undefined}
    />
  );
}
