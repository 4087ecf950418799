"use client";
import { useTranslations } from "next-intl";
import { Modal } from "#components/ui/dialog/modal.tsx";
import type { Limits } from "#lib/client/originals.ts";
import {
  betWinning,
  type DiceBet,
  dice,
  diceMultiplier,
  dicePrize,
  exactReturn,
  hundredths,
  largestStake,
  winningRolls,
} from "#lib/originals/dice/rules.ts";

/** Winning rolls of the examples: 98 %, 90 %, 75 %, 49.50 %, 25 %, 10 %, 1 %, 0.10 %. */
const examples = [9_800, 9_000, 7_500, 4_950, 2_500, 1_000, 100, 10];

interface RulesSheetProps {
  open: boolean;
  onClose: () => void;
  limits: Limits;
  bet: DiceBet;
  stake: bigint;
  money: (units: bigint) => string;
}

/** Shows the rules. Every figure comes from the definition that the engine uses. */
export function RulesSheet({ open, onClose, limits, bet, stake, money }: RulesSheetProps) {
  const t = useTranslations("dice");
  const games = useTranslations("games");
  const returned = hundredths(dice.returned);
  const facts = [
    t("rule-roll", { last: hundredths(dice.outcomes - 1), outcomes: dice.outcomes }),
    t("rule-win"),
    t("rule-pays", { returned }),
    t("rule-return", { returned }),
    t("rule-rounding"),
    t("rule-limits", {
      least: money(limits.minimumStake),
      most: money(limits.maximumStake),
      win: money(limits.maximumWin),
    }),
    t("rule-fault"),
  ];
  return (
    <Modal open={open} onClose={onClose} title={games("rules")} size="md">
      <div className="grid gap-5">
        <ol className="grid list-decimal gap-2 ps-5 text-2">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ol>
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <caption className="pb-2 text-start font-semibold text-1">{t("examples")}</caption>
            <thead className="text-3">
              <tr className="*:px-2 *:py-1.5 *:text-end *:font-semibold">
                <th scope="col">{t("chance")}</th>
                <th scope="col">{t("multiplier")}</th>
                <th scope="col">{t("largest-stake")}</th>
              </tr>
            </thead>
            <tbody>
              {examples.map((winning) => {
                const example = betWinning("under", winning);
                return (
                  <tr key={winning} className="border-t border-line-1 *:px-2 *:py-1.5 *:text-end">
                    <td translate="no" className="money">
                      {hundredths(winning)} %
                    </td>
                    <td translate="no" className="money text-1">
                      {diceMultiplier(example)}
                    </td>
                    <td translate="no" className="money">
                      {money(largestStake(example, limits.maximumStake, limits.maximumWin))}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        <p className="text-2">
          {t("your-bet-returns", {
            stake: money(stake),
            chance: hundredths(winningRolls(bet)),
            prize: money(dicePrize(bet, stake)),
            returned: exactPercent(bet, stake),
          })}
        </p>
      </div>
    </Modal>
  );
}

/** Returns a percentage with four decimals, rounded down. */
function exactPercent(bet: DiceBet, stake: bigint): string {
  const { numerator, denominator } = exactReturn(bet, stake);
  const tenThousandths = (numerator * 1_000_000n) / denominator;
  return `${tenThousandths / 10_000n}.${String(tenThousandths % 10_000n).padStart(4, "0")}`;
}
