"use client";
import { type Count, counted } from "#components/play/table/counting.ts";
import { useCounted } from "#components/play/table/use-counted.ts";

interface CountedMoneyProps {
  /** Null shows `final` at once. */
  count: Count | null;
  final: bigint;
  money: (units: bigint) => string;
}

const none = counted(0n);

/** Shows an amount as it is counted, in the width of the last one, so that nothing beside it moves. */
export function CountedMoney({ count, final, money }: CountedMoneyProps) {
  const shown = useCounted(count ?? none);
  return (
    <b
      translate="no"
      className="money inline-grid shrink-0 justify-items-end text-xl display text-[#ffd778] *:[grid-area:1/1]"
    >
      <span className="invisible">{money(final)}</span>
      <span>{money(count ? shown : final)}</span>
    </b>
  );
}
