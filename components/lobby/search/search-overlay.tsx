"use client";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { TranslateDetails } from "#components/lobby/details/details-translate.ts";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { closeDialog, LobbyDialog } from "#components/lobby/lobby-dialog.tsx";
import { SearchField } from "#components/lobby/search/search-field.tsx";
import { SearchResults } from "#components/lobby/search/search-results.tsx";
import { searchOpener, takeTyped } from "#components/lobby/search/type-ahead.ts";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { searchQuery } from "#lib/client/games/search.ts";
import { queryClient } from "#lib/client/query-client.ts";
import { keepKeyword } from "#lib/client/search-overlay.ts";

/** Debounce of the keyword while typing. */
const pauseMs = 180;

/**
 * LOBBY-16: searches games and providers while typing. Arrow keys move through the results, Enter opens one, Back
 * closes the overlay.
 */
export default function SearchOverlay() {
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { locale } = useLobby();
  /** True when Enter was pressed while the response for this keyword was pending. */
  const due = useRef(false);
  const open = () => {
    due.current = false;
    keepKeyword(locale, field.current?.value ?? "");
    content.current?.querySelector<HTMLElement>("[data-result]")?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While composing, Enter and arrow keys choose among the input method's suggestions.
    if (event.nativeEvent.isComposing) return;
    const results = [...(content.current?.querySelectorAll<HTMLElement>("[data-result]") ?? [])];
    const here = results.findIndex((result) => result.contains(document.activeElement));
    if (event.key === "ArrowDown") results[Math.min(here + 1, results.length - 1)]?.focus();
    else if (event.key === "ArrowUp" && here >= 0) (results[here - 1] ?? field.current)?.focus();
    else if (event.key === "Enter" && document.activeElement === field.current) {
      if (content.current?.querySelector("[aria-busy=true]")) due.current = true;
      else open();
    } else return;
    event.preventDefault();
  };
  return (
    <LobbyDialog
      ref={content}
      first={field}
      opener={searchOpener()}
      onKeyDown={onKeyDown}
      className="flex flex-col overflow-hidden max-sm:inset-0 sm:inset-x-0 sm:top-[8dvh] sm:mx-auto sm:max-h-[84dvh] sm:w-[min(760px,calc(100%-48px))] sm:rounded-xl sm:animate-[rise-in_var(--t-slow)_var(--ease)]"
    >
      <Search field={field} onChange={(entered) => (due.current = entered)} onAnswer={() => due.current && open()} />
    </LobbyDialog>
  );
}

interface SearchProps {
  field: RefObject<HTMLInputElement | null>;
  /** `entered`: Enter was pressed before this field came. */
  onChange: (entered: boolean) => void;
  onAnswer: () => void;
}

function Search({ field, onChange, onAnswer }: SearchProps) {
  const say: TranslateDetails = useTranslations();
  const { locale } = useLobby();
  const [keyword, setKeyword] = useState(() => new URLSearchParams(location.search).get("keyword") ?? "");
  const { answer, answered, state, retry } = useSearch(keyword);
  useEffect(() => {
    const timer = setTimeout(() => keepKeyword(locale, keyword), pauseMs);
    return () => clearTimeout(timer);
  }, [locale, keyword]);
  const reportAnswer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (state === "idle") reportAnswer();
  }, [state]);
  const count = answer ? answer.games.length + answer.vendors.length : 0;
  return (
    <>
      <Dialog.Title className="sr-only">{say("lobby.search.title")}</Dialog.Title>
      <div className="flex items-center gap-1 p-3 max-sm:ps-3 max-sm:pe-1 sm:p-4 sm:pe-3">
        <SearchField
          ref={field}
          label={say("lobby.search.placeholder")}
          value={keyword}
          onFocus={() => {
            const { text, entered } = takeTyped();
            if (text === "") return;
            setKeyword(keyword + text);
            onChange(entered);
          }}
          onChange={(event) => {
            setKeyword(event.target.value);
            onChange(false);
          }}
        />
        <IconButton label={say("lobby.search.close")} onClick={closeDialog}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <p role="status" className="sr-only">
        {state === "searching" ? say("lobby.search.searching") : answer && say("lobby.search.found", { count })}
      </p>
      <div
        aria-busy={state === "searching"}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-6 sm:min-h-[420px] sm:px-3"
      >
        {state === "failed" ? (
          <div role="alert" className="grid justify-items-center gap-3 py-10">
            <p className="text-2">{say("lobby.search.failed")}</p>
            <Button onClick={retry}>{say("lobby.search.retry")}</Button>
          </div>
        ) : answer ? (
          <SearchResults answer={answer} keyword={answered} say={say} />
        ) : (
          <ResultSkeletons />
        )}
      </div>
    </>
  );
}

/** Shows the last response until the next one arrives. */
function useSearch(keyword: string) {
  const { locale } = useLobby();
  const [settled, setSettled] = useState(keyword);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(keyword), keyword ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [keyword]);
  const { data, isFetching, isError, refetch } = useQuery(searchQuery(locale, settled), queryClient());
  const state = settled !== keyword || isFetching ? "searching" : isError ? "failed" : "idle";
  return { answer: data?.answer, answered: data?.keyword ?? "", state, retry: () => void refetch() };
}

const places = [1, 2, 3, 4, 5, 6];

function ResultSkeletons() {
  return (
    <div className="grid gap-0.5 pt-7 sm:grid-cols-2">
      {places.map((place) => (
        <div key={place} className="flex h-14 items-center gap-3 px-2">
          <Skeleton className="size-11" />
          <Skeleton className="h-4 flex-1" />
        </div>
      ))}
    </div>
  );
}
