"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { gameCountQuery } from "#lib/client/games/game-count.ts";
import { queryClient } from "#lib/client/query-client.ts";

/** Debounce of choices that follow each other. */
const pauseMs = 200;

/** Counts the games of a list with filters that are not applied yet; undefined until known, and for `null`. */
export function useGameCount(wire: Readonly<Record<string, string>> | null): number | undefined {
  const query = wire && new URLSearchParams(wire).toString();
  const [settled, setSettled] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  const { data } = useQuery(
    { ...gameCountQuery(settled ?? ""), enabled: settled !== null, placeholderData: keepPreviousData },
    queryClient(),
  );
  return wire === null ? undefined : data;
}
