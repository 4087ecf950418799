import { Eye, EyeOff } from "lucide-react";
import { AgentPanel } from "#components/agents/agent-panel.tsx";
import { ShellToggle } from "#components/layout/shell-toggle.tsx";
import { BalanceFigure, RefreshBalance, type ShownBalance } from "#components/layout/wallet.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface AgentBalanceProps {
  locale: Locale;
  /** Translator of the area `agents`. */
  t: Translate;
  /** Translator of the area `shell`. */
  shell: Translate;
  balance: ShownBalance;
  /** Amount held for withdrawals, formatted; null when nothing is held. */
  held: string | null;
}

/** Renders an agent's own balance and the amount held for withdrawals. */
export function AgentBalance({ locale, t, shell, balance, held }: AgentBalanceProps) {
  return (
    <AgentPanel
      id="agent-balance"
      title={t("own-balance")}
      action={
        <span className="-my-2 -me-2 flex">
          <ShellToggle
            state="balance"
            className="grid size-9 place-items-center rounded-[9px] text-2 hover:bg-surface-3 hover:text-1 max-lg:size-tap"
          >
            <Eye aria-hidden size={16} className="balance-hidden:hidden" />
            <EyeOff aria-hidden size={16} className="hidden balance-hidden:block" />
            <span className="sr-only balance-hidden:hidden">{shell("hide-balance")}</span>
            <span className="hidden sr-only balance-hidden:inline">{shell("show-balance")}</span>
          </ShellToggle>
          <RefreshBalance label={shell("refresh-balance")} failure={shell("balance-failed")} />
        </span>
      }
    >
      <BalanceFigure
        balance={balance}
        locale={locale}
        hiddenText={shell("balance-hidden")}
        className="text-4xl display text-positive"
      />
      {held && <p className="text-sm text-3 balance-hidden:hidden">{t("held", { amount: held })}</p>}
    </AgentPanel>
  );
}
