"use client";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { HiddenFilters } from "#components/lobby/list/hidden-filters.tsx";
import { type ListWire, listAddress } from "#components/lobby/list/list-query.ts";
import { maxSearchLength } from "#lib/contracts/games/search-query.ts";

/** Debounce of the words while typing. */
const pauseMs = 350;

interface FindInListProps {
  path: string;
  wire: ListWire;
  label: string;
}

/**
 * Renders the field that finds games in a list while typing. The words are in the URL; all that one types is one step
 * back. Without scripts, Enter finds.
 */
export function FindInList({ path, wire, label }: FindInListProps) {
  const router = useRouter();
  const { keyword = "", ...others } = wire;
  const [draft, setDraft] = useState({ of: keyword, value: keyword });
  /** The words that were asked for last. Their response must not replace what was typed since. */
  const [asked, setAsked] = useState(keyword);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (draft.of !== keyword) {
    setDraft({ of: keyword, value: keyword === asked ? draft.value : keyword });
    setAsked(keyword);
  }
  const find = (value: string) => {
    clearTimeout(timer.current);
    const words = value.trim();
    if (words === asked) return;
    setAsked(words);
    const href = listAddress(path, others, { keyword: words });
    if (asked === "") router.push(href, { scroll: false });
    else router.replace(href, { scroll: false });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(draft.value);
  };
  const change = (value: string) => {
    setDraft({ of: keyword, value });
    clearTimeout(timer.current);
    timer.current = setTimeout(find, pauseMs, value);
  };
  return (
    // On a wide screen it does not grow: the menus beside it would push it as they arrive.
    <search className="min-w-0 flex-[1_1_220px] xl:flex-[0_1_20rem]">
      <form action={path} onSubmit={submit}>
        <HiddenFilters wire={others} />
        <label className="flex min-h-tap items-center gap-2.5 rounded-md bg-surface-2 px-[13px] text-3 edge-2 focus-within:shadow-[inset_0_0_0_2px_var(--focus)]">
          <Search aria-hidden size={18} className="shrink-0" />
          <input
            type="search"
            name="keyword"
            autoComplete="off"
            enterKeyHint="search"
            aria-label={label}
            placeholder={label}
            maxLength={maxSearchLength}
            value={draft.value}
            onChange={({ target }) => change(target.value)}
            className="min-h-tap min-w-0 flex-1 bg-transparent text-1 outline-none placeholder:text-3"
          />
        </label>
      </form>
    </search>
  );
}
