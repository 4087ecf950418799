import { X } from "lucide-react";
import Link from "next/link";
import { chosenIn, type FilterGroup, toggleOption } from "#components/lobby/list/filter-groups.ts";
import { type ListChange, type ListWire, listAddress } from "#components/lobby/list/list-query.ts";
import { buttonClass } from "#components/ui/button.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

interface ResultLineProps {
  path: string;
  wire: ListWire;
  groups: readonly FilterGroup[];
  /** "212 of 1,246" */
  count: string;
  /** Takes full keys. */
  t: Translate;
}

/** Says how many games a list has and what filters it, and takes filters out. It always stands, so nothing moves. */
export function ResultLine({ path, wire, groups, count, t }: ResultLineProps) {
  const { sort } = wire;
  const words = wire.keyword ? [{ label: `“${wire.keyword}”`, change: { keyword: undefined } }] : [];
  const chips: { label: string; change: ListChange }[] = [
    ...words,
    ...groups.flatMap((group) =>
      chosenIn(wire, group).map((option) => ({
        label: option.chip ?? option.label,
        change: toggleOption(wire, option),
      })),
    ),
  ];
  return (
    <div className="-mx-3.5 flex min-h-9 items-center gap-2 overflow-x-auto px-3.5 text-sm no-scrollbar max-lg:min-h-tap lg:mx-0 lg:flex-wrap lg:px-0">
      <p role="status" className="me-1.5 whitespace-nowrap text-3">
        {count}
      </p>
      {chips.map(({ label, change }) => (
        <Link
          key={label}
          href={listAddress(path, wire, change)}
          prefetch={false}
          scroll={false}
          aria-label={t("lobby.list.take-out", { filter: label })}
          className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full bg-brand-soft ps-3 pe-2 font-semibold whitespace-nowrap text-brand-text hover:brightness-110 max-lg:min-h-tap"
        >
          <bdi>{label}</bdi>
          <X aria-hidden size={14} />
        </Link>
      ))}
      {chips.length > 0 && (
        <Link
          href={listAddress(path, sort ? { sort } : {})}
          prefetch={false}
          scroll={false}
          className={buttonClass({ tone: "quiet", size: "sm" })}
        >
          {t("lobby.list.clear-all")}
        </Link>
      )}
    </div>
  );
}
