import { cx } from "#components/ui/cx.ts";
import { formatMoney, type MoneyStyle } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface MoneyProps extends MoneyStyle {
  /** Decimal string of the wire. */
  amount: string;
  locale: Locale;
  /** `balance` is teal, `win` gold; `signed` is teal above zero and coral below. */
  tone?: "plain" | "balance" | "win" | "signed";
  /** Shows stars of constant width instead of the amount. */
  hidden?: boolean;
  /** Accessible label while hidden. */
  hiddenLabel?: string;
  className?: string;
}

const fixed = { plain: "", balance: "text-positive", win: "text-win" };

function toneOf(amount: string, tone: MoneyProps["tone"] = "plain"): string {
  if (tone !== "signed") return fixed[tone];
  if (!/[1-9]/.test(amount)) return "";
  return amount.startsWith("-") ? "text-negative" : "text-positive";
}

/** Shows an exact amount in tabular figures, with the currency symbol. */
export function Money({ amount, locale, tone, hidden, hiddenLabel, className, ...style }: MoneyProps) {
  if (hidden) {
    return (
      <span translate="no" className={cx("money", className)}>
        <span aria-hidden>******</span>
        <span className="sr-only">{hiddenLabel}</span>
      </span>
    );
  }
  return (
    <span translate="no" className={cx("money", toneOf(amount, tone), className)}>
      {formatMoney(amount, locale, style)}
    </span>
  );
}
