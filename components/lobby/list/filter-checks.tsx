"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { clearGroup, type FilterGroup, isChosen, toggleOption } from "#components/lobby/list/filter-groups.ts";
import { HiddenFilters } from "#components/lobby/list/hidden-filters.tsx";
import { changedWire, type ListWire, listAddress } from "#components/lobby/list/list-query.ts";
import { useGameCount } from "#components/lobby/list/use-game-count.ts";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/field/choice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { fillText } from "#lib/i18n/fill-text.ts";

interface FilterChecksProps {
  path: string;
  wire: ListWire;
  /** Filters of the list itself, on the wire. */
  scope: Readonly<Record<string, string>>;
  group: FilterGroup;
  text: { clear: string; show: string; showCount: string };
}

/** Renders a group with several choices as a form in a menu: they apply together, also without scripts. */
export function FilterChecks({ path, wire, scope, group, text }: FilterChecksProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState({ of: wire, wire });
  // Another filter, Back or a response changed the list: the form follows it.
  if (listAddress("", chosen.of) !== listAddress("", wire)) setChosen({ of: wire, wire });
  const { count: written } = useLobby();
  const count = useGameCount(chosen.wire === wire ? null : { ...chosen.wire, ...scope });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    router.push(listAddress(path, chosen.wire), { scroll: false });
  };
  return (
    <form action={path} onSubmit={submit} className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-2.5">
      <HiddenFilters wire={changedWire(wire, clearGroup(group))} />
      <fieldset aria-label={group.label} className="grid min-w-0 grid-cols-2 content-start gap-x-2 overflow-y-auto">
        {group.options.map((option) => (
          <Checkbox
            key={option.filter + option.value}
            name={option.filter}
            value={option.value}
            checked={isChosen(chosen.wire, option)}
            onChange={() => setChosen({ of: wire, wire: changedWire(chosen.wire, toggleOption(chosen.wire, option)) })}
            label={<FilterLabel {...option} />}
            className="rounded-[10px] px-2.5 py-1 text-sm hover:bg-surface-2"
          />
        ))}
      </fieldset>
      <div className="flex items-center justify-between border-t border-line-1 pt-2.5">
        <PageLink
          href={listAddress(path, wire, clearGroup(group))}
          current={false}
          className={buttonClass({ tone: "quiet", size: "sm" })}
        >
          {text.clear}
        </PageLink>
        <button type="submit" className={buttonClass({ size: "sm" })}>
          <span>{count === undefined ? text.show : fillText(text.showCount, { count: written(count) })}</span>
        </button>
      </div>
    </form>
  );
}

function FilterLabel({ label, count }: { label: string; count?: string }) {
  return (
    <>
      <span>{label}</span>
      {count !== undefined && <span className="ms-2 text-xs text-3">{count}</span>}
    </>
  );
}
