"use client";
import { type ReactNode, useEffect, useState } from "react";
import { AllTile, type AllTileProps } from "#components/lobby/home/all-tile.tsx";
import { SectionGames } from "#components/lobby/home/section-games.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { VendorTile } from "#components/lobby/tiles/vendor-tile.tsx";
import { Button } from "#components/ui/button.tsx";
import { State } from "#components/ui/state.tsx";
import { fetchHomeSections } from "#lib/client/home-sections.ts";
import type { WireCategory } from "#lib/contracts/games/categories.ts";
import type { HomeSection } from "#lib/contracts/games/read-home-sections.ts";

interface SectionTilesProps {
  gameType: WireCategory;
  /** Id of the row they stand in. */
  rail: string;
  all: AllTileProps["all"];
  placeholder: ReactNode;
}

/**
 * The games of a kind; its vendors where no games are brought along. Who comes back to the page after some minutes gets
 * what is there by then (LOBBY-13).
 */
export default function SectionTiles({ gameType, rail, all, placeholder }: SectionTilesProps) {
  const { locale, say } = useLobby();
  const [section, setSection] = useState<HomeSection | "failed" | undefined>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let gone = false;
    const ask = () =>
      fetchHomeSections(locale).then(
        (sections) => !gone && setSection(sections.find((candidate) => candidate.gameType === gameType) ?? "failed"),
        // What is there stays when it could not be asked for anew.
        () => !gone && setSection((shown) => shown ?? "failed"),
      );
    const onReturn = () => document.visibilityState === "visible" && ask();
    void ask();
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [locale, gameType, tries]);
  if (section === "failed") {
    const again = () => {
      setSection(undefined);
      setTries((count) => count + 1);
    };
    return (
      <State
        drawing="error"
        small
        title={say("list-failed")}
        text={say("list-failed-text")}
        action={<Button onClick={again}>{say("retry")}</Button>}
      />
    );
  }
  if (!section) return placeholder;
  if (section.first.length > 0 && section.vendors.some(({ games }) => games > 0))
    return <SectionGames section={section} rail={rail} all={all} />;
  return (
    <>
      {section.vendors.map((vendor) => (
        <VendorTile key={vendor.vassalage} vendor={vendor} />
      ))}
      {section.vendorCount > section.vendors.length && <AllTile all={all} games={section.games} className="h-full" />}
    </>
  );
}
