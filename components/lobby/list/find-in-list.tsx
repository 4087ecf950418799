"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { HiddenFilters } from "#components/lobby/list/hidden-filters.tsx";
import { type ListWire, listAddress } from "#components/lobby/list/list-query.ts";
import { SearchField } from "#components/lobby/search/search-field.tsx";

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
        <SearchField label={label} look="small" value={draft.value} onChange={({ target }) => change(target.value)} />
      </form>
    </search>
  );
}
