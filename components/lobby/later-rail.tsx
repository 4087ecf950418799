"use client";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Rail } from "#components/lobby/rail.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { WireCategory } from "#lib/contracts/games/categories.ts";

const [SectionTiles] = lazyPart(() => import("#components/lobby/section-tiles.tsx"));

/** So far before it is in view a row is fetched. */
const ahead = "800px";

interface LaterRailProps {
  id: string;
  gameType: WireCategory;
  rows: 1 | 2;
  /** Places of the size of what comes. */
  children: ReactNode;
}

/** A row of the home page that comes as one scrolls near it. */
export function LaterRail({ id, gameType, rows, children }: LaterRailProps) {
  const [place, near] = useNear();
  return (
    <div ref={place}>
      <Rail id={id} rows={rows}>
        {near ? (
          <Suspense fallback={children}>
            <SectionTiles gameType={gameType} placeholder={children} />
          </Suspense>
        ) : (
          children
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
