"use client";
import { useTranslations } from "next-intl";
import { LineDrawings } from "#components/play/parol-nights/line-drawings.tsx";
import { PayTable } from "#components/play/parol-nights/pay-table.tsx";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { Modal } from "#components/ui/dialog/modal.tsx";
import type { Limits } from "#lib/client/originals.ts";
import { hundredths } from "#lib/originals/dice/rules.ts";
import { jackpotInterval } from "#lib/originals/jackpots.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { slotReturn } from "#lib/originals/parol-nights/return.ts";
import { largestSlotStake, lineCount } from "#lib/originals/parol-nights/rules.ts";

export interface PaySheetProps {
  open: boolean;
  onClose: () => void;
  limits: Limits;
  stake: bigint;
  demo: boolean;
  money: (units: bigint) => string;
}

/** Shares as percentages with two decimals, rounded down. */
const percent = (share: number) => hundredths(Math.floor(share * 10_000 + 1e-9));

/** Shows the pay table and the rules. Every figure comes from the definition that the engine uses. */
export function PaySheet({ open, onClose, limits, stake, demo, money }: PaySheetProps) {
  const words = useGameWords();
  const games = useTranslations("games");
  const { bells, freeSpins, lines, mostTimesStake, jackpots } = parolNights;
  const returned = slotReturn();
  const rules = [
    words("rule-lines", { lines: lines.length }),
    words("rule-wild"),
    words("rule-bells", { three: bells[3].freeSpins, four: bells[4].freeSpins, five: bells[5].freeSpins }),
    words("rule-free", { multiplier: freeSpins.multiplier, most: freeSpins.most }),
    words("rule-most", { times: mostTimesStake }),
    words("rule-stakes", {
      least: money(limits.minimumStake),
      most: money(largestSlotStake(limits.maximumStake, limits.maximumWin)),
      step: money(lineCount),
    }),
    words("rule-fault"),
  ];
  return (
    <Modal open={open} onClose={onClose} title={words("pays-and-rules")} size="lg">
      <div className="grid gap-6 *:min-w-0">
        <PayTable stake={stake} money={money} />
        <section className="grid gap-3">
          <h3 className="text-lg">{games("rules")}</h3>
          <ol className="grid list-decimal gap-2 ps-5 text-2">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
        <section className="grid gap-3">
          <h3 className="text-lg">{words("lines", { lines: lines.length })}</h3>
          <LineDrawings />
        </section>
        <section className="grid gap-3">
          <h3 className="text-lg">{words("jackpots")}</h3>
          <p className="text-2">{words(demo ? "jackpots-demo" : "jackpots-text")}</p>
          <ul className="grid gap-2 text-2">
            {jackpots.map(({ code, share, seed, ...pool }) => (
              <li key={code}>
                <b className="text-1">{games(`pools.${code}`)}</b>:{" "}
                {words("jackpot-rule", {
                  share: hundredths(share / 100),
                  seed: money(seed),
                  interval: money(jackpotInterval({ code, share, seed, ...pool })),
                })}
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-3">
          <h3 className="text-lg">{words("returns")}</h3>
          <p className="text-2">
            {words("returns-text", {
              base: percent(returned.base),
              lines: percent(returned.lines + returned.bells),
              free: percent(returned.freeSpins),
              jackpots: percent(returned.jackpots),
            })}
          </p>
          <p className="text-2">
            {words("hits-text", {
              hits: percent(returned.hits),
              trigger: Math.round(1 / returned.trigger),
              spins: returned.freeSpinsPerTrigger.toFixed(1),
            })}
          </p>
          {demo && <p className="text-2">{words("returns-demo", { base: percent(returned.base) })}</p>}
        </section>
      </div>
    </Modal>
  );
}
