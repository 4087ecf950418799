import { LogOut } from "lucide-react";
import { SignOut } from "#components/auth/sign-out.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";

interface AgentSignOutProps {
  locale: Locale;
  className: string;
  /** Shows only the icon on a phone. */
  compact?: boolean;
}

/** AGENT-02: asks for confirmation like the player's logout, and leads to the agents' login page. */
export async function AgentSignOut({ locale, className, compact }: AgentSignOutProps) {
  const common = await translatorFor(locale, "common");
  return (
    <SignOut
      text={{
        prompt: common("prompt"),
        question: common("sure-to-logout"),
        confirm: common("log-out"),
        cancel: common("cancel"),
      }}
      home={localePath(locale, pages.agent.path)}
      className={className}
    >
      <LogOut aria-hidden size={16} className="flip" />
      <span className={compact ? "max-lg:sr-only" : undefined}>{common("log-out")}</span>
    </SignOut>
  );
}
