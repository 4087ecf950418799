import { Eye, EyeOff } from "lucide-react";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { ShellToggle } from "#components/layout/shell-toggle.tsx";
import { cx } from "#components/ui/cx.ts";

/** NAV-02: renders the button that hides the balance everywhere, and shows it again. */
export function BalanceToggle({ t, className }: Pick<ShellFacts, "t"> & { className?: string }) {
  return (
    <ShellToggle
      state="balance"
      className={cx(
        "grid size-9 shrink-0 place-items-center rounded-[9px] text-2 transition-colors duration-fast hover:bg-surface-3 hover:text-1 max-lg:size-tap",
        className,
      )}
    >
      <Eye aria-hidden size={16} className="balance-hidden:hidden" />
      <EyeOff aria-hidden size={16} className="hidden balance-hidden:block" />
      <span className="sr-only balance-hidden:hidden">{t("hide-balance")}</span>
      <span className="hidden sr-only balance-hidden:inline">{t("show-balance")}</span>
    </ShellToggle>
  );
}
