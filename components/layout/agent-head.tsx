import { Globe } from "lucide-react";
import { AgentSignOut } from "#components/layout/agent-sign-out.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { SiteClock } from "#components/ui/site-clock.tsx";
import type { Locale } from "#lib/i18n/locales.ts";

interface AgentHeadProps {
  locale: Locale;
  /** Nickname, or else the account name. */
  name: string;
  /** `zone` is for example "GMT+8". */
  clock: { serverNow: string; timeZone: string; zone: string; label: string };
}

/** AGENT-02: renders the site's time, the agent's name and the logout. On a phone the time has its own line. */
export function AgentHead({ locale, name, clock: { serverNow, timeZone, zone, label } }: AgentHeadProps) {
  return (
    <>
      <p className="flex items-center gap-2 text-3 max-lg:order-last max-lg:basis-full max-lg:text-sm lg:ms-2">
        <Globe aria-hidden size={16} className="shrink-0" />
        <span className="sr-only">{label}</span>
        <span translate="no" className="money">
          {zone}
        </span>
        <SiteClock serverNow={serverNow} timeZone={timeZone} className="font-[650] text-1" />
      </p>
      <span className="ms-auto flex min-w-0 flex-[1_1_4em] items-center justify-end gap-2.5">
        <span className="rounded-full shadow-[0_0_0_2px_var(--brand-mark)] max-lg:hidden">
          <Avatar name={name} size={36} />
        </span>
        <bdi className="max-w-[11em] truncate-line font-semibold text-1">{name}</bdi>
      </span>
      <AgentSignOut locale={locale} compact className={`${buttonClass({ size: "sm" })} shrink-0`} />
    </>
  );
}
