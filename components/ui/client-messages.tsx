"use client";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { PickedMessages } from "#lib/i18n/picked-messages.ts";

/**
 * Translations for a lazily loaded island: put it inside the chunk that loads on intent, with what `pickMessages` gave on
 * the server. It brings next-intl's client code (12 kB), so nothing that is part of a first load should need it.
 */
export function ClientMessages({ picked, children }: { picked: PickedMessages; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={picked.locale} messages={picked.messages} timeZone={picked.timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
