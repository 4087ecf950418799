"use client";
import { symbolArt } from "#components/play/parol-nights/symbol-art.ts";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { parolNights, type SlotSymbol, slotSymbols } from "#lib/originals/parol-nights/machine.ts";
import { isLineSymbol, lineCount, linePays, unitsPay } from "#lib/originals/parol-nights/rules.ts";

interface PayTableProps {
  stake: bigint;
  money: (units: bigint) => string;
}

const counts = [5, 4, 3, 2];

/** Lists what each symbol pays at the current stake. */
export function PayTable({ stake, money }: PayTableProps) {
  const words = useGameWords();
  const { bells, wild, scatter } = parolNights;
  const bellPays = ([5, 4, 3] as const).map((count) => [count, money(stake * BigInt(bells[count].pays))] as const);
  return (
    <section className="grid gap-3">
      <p className="text-2">{words("pays-at", { stake: money(stake), line: money(stake / lineCount) })}</p>
      <ul className="grid grid-cols-1 gap-2 min-[420px]:grid-cols-2 sm:grid-cols-3">
        {slotSymbols.filter(isLineSymbol).map((symbol) => (
          <Card key={symbol} symbol={symbol}>
            <Pays
              pays={counts
                .map((count) => [count, linePays(symbol, count)] as const)
                .filter(([, units]) => units > 0)
                .map(([count, units]) => [count, money(unitsPay(units, stake))])}
            />
          </Card>
        ))}
        <Card symbol={wild}>
          <span className="text-sm text-2">{words("wild-text")}</span>
        </Card>
        <Card symbol={scatter}>
          <Pays pays={bellPays} />
        </Card>
      </ul>
    </section>
  );
}

function Card({ symbol, children }: { symbol: SlotSymbol; children: React.ReactNode }) {
  const words = useGameWords();
  return (
    <li className="flex items-center gap-3 rounded-lg bg-surface-2 p-2 edge-2">
      <span className="grid size-16 shrink-0 place-items-center rounded-md bg-[#fbeed2] p-1">
        <img src={symbolArt[symbol]} alt="" width={56} height={58} className="size-full object-contain" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <b className="text-sm text-1">{words(`symbols.${symbol}`, { count: 1 })}</b>
        {children}
      </span>
    </li>
  );
}

function Pays({ pays }: { pays: readonly (readonly [number, string])[] }) {
  return (
    <dl className="grid gap-x-3 text-sm">
      {pays.map(([count, amount]) => (
        <div key={count} className="flex gap-2">
          <dt translate="no" className="money w-4 text-3">
            {count}
          </dt>
          <dd translate="no" className="money font-semibold text-1">
            {amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}
