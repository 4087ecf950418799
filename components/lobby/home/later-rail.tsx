"use client";
import { Suspense, useEffect, useRef, useState } from "react";
import type { AllTileProps } from "#components/lobby/home/all-tile.tsx";
import { Rail } from "#components/lobby/home/rail.tsx";
import { VendorSkeleton } from "#components/lobby/tiles/vendor-skeleton.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { TileSkeleton } from "#components/ui/skeleton.tsx";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { firstFetch, lobbySizes, rowsOf } from "#lib/contracts/games/lobby-sizes.ts";

const [SectionTiles] = lazyPart(() => import("#components/lobby/home/section-tiles.tsx"));

/** Distance below the viewport at which a row is fetched. */
const ahead = "400px";

interface LaterRailProps {
  id: string;
  category: GameCategory;
  /** Number of tiles after loading. */
  tiles: number;
  /** Link to the category's full list. */
  all: AllTileProps["all"];
}

/**
 * Renders a row of the home page that loads when scrolled near. Until then one placeholder per row reserves its height.
 */
export function LaterRail({ id, category, tiles, all }: LaterRailProps) {
  const [place, near] = useNear();
  const rows = rowsOf(tiles);
  const Place = firstFetch[category] ? TileSkeleton : VendorSkeleton;
  const places = (count: number) =>
    Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
      <Place key={at} />
    ));
  return (
    <div ref={place} data-far={near ? undefined : ""}>
      <Rail id={id} tiles={tiles}>
        {near ? (
          <Suspense fallback={places(rows * lobbySizes.beside)}>
            <SectionTiles {...{ category, all }} rail={id} placeholder={places(rows * lobbySizes.beside)} />
          </Suspense>
        ) : (
          places(rows)
        )}
      </Rail>
    </div>
  );
}

function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [place, near] as const;
}
