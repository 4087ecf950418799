import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { Progress } from "#components/ui/progress.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

interface TurnoverProps {
  t: Translate;
  place: MoneyPlace;
  /** Text about the requirement; `required` and `left` are minor units. */
  rule: string;
  required: bigint;
  left: bigint;
}

/** Shows the turnover requirement of deposits and claimed rewards that is still left before a withdrawal. */
export function Turnover({ t, place, rule, required, left }: TurnoverProps) {
  const amounts = { left: moneyText(left, place), required: moneyText(required, place) };
  const text = left > 0n ? t("withdraw.turnover-left", amounts) : t("withdraw.turnover-done");
  const hundredths = required > 0n ? Number(((required - left) * 100n) / required) : 100;
  return (
    <section className="panel grid gap-2 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{t("withdraw.turnover")}</h2>
        <span className={left > 0n ? "text-1" : "text-positive"}>{text}</span>
      </div>
      <Progress label={t("withdraw.turnover")} value={hundredths} text={text} />
      {left > 0n && <p className="text-sm text-3">{rule}</p>}
    </section>
  );
}
