"use client";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { PickedMessages } from "#lib/i18n/picked-messages.ts";

/**
 * Provides translations to a lazily loaded island: put it inside the chunk that loads on intent, with the result of
 * `pickMessages` from the server. It includes next-intl's client code (12 kB), so first loads must not need it.
 */
export function ClientMessages({ picked, children }: { picked: PickedMessages; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={picked.locale} messages={picked.messages} timeZone={picked.timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
