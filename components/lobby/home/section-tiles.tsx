"use client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AllTile, type AllTileProps } from "#components/lobby/home/all-tile.tsx";
import { SectionGames } from "#components/lobby/home/section-games.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { VendorTile } from "#components/lobby/tiles/vendor-tile.tsx";
import { Button } from "#components/ui/button.tsx";
import { State } from "#components/ui/state.tsx";
import { homeSectionsQuery } from "#lib/client/games/home-sections.ts";
import { queryClient } from "#lib/client/query-client.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";

interface SectionTilesProps {
  category: GameCategory;
  /** Id of the row that contains the tiles. */
  rail: string;
  all: AllTileProps["all"];
  placeholder: ReactNode;
}

/**
 * Renders a category's games, or its vendors when the response has no games for it. Refetches stale sections when the
 * page is visited again after some minutes (LOBBY-13).
 */
export default function SectionTiles({ category, rail, all, placeholder }: SectionTilesProps) {
  const { locale, say } = useLobby();
  const { data, isError, refetch } = useQuery(homeSectionsQuery(locale), queryClient());
  const section = data?.find((candidate) => candidate.category === category);
  // A failed refetch keeps the rendered tiles.
  if (data ? !section : isError) {
    return (
      <State
        drawing="error"
        small
        title={say("list-failed")}
        text={say("list-failed-text")}
        action={<Button onClick={() => void refetch()}>{say("retry")}</Button>}
      />
    );
  }
  if (!section) return placeholder;
  if (section.first.length > 0 && section.vendors.some(({ games }) => games > 0))
    return <SectionGames section={section} rail={rail} all={all} />;
  return (
    <>
      {section.vendors.map((vendor) => (
        <VendorTile key={vendor.vendorCode} vendor={vendor} />
      ))}
      {section.vendorCount > section.vendors.length && <AllTile all={all} games={section.games} className="h-full" />}
    </>
  );
}
