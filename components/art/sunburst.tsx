import type { ReactNode } from "react";
import { GameCover } from "#components/art/game-cover.tsx";
import { backdropOf, type Sky } from "#lib/art/skies.ts";

/** Transforms of the covers, the front one last. */
const places = [
  [],
  ["translate(-50%, -50%) rotate(-4deg)"],
  ["translate(-86%, -58%) rotate(-9deg)", "translate(-22%, -44%) rotate(7deg)"],
];

export interface SunburstCover {
  code: string;
  name: string;
  vendor: string;
  artClass: string;
}

interface SunburstProps {
  sky?: Sky;
  title: string;
  text: string;
  /** Front cover first; only two are drawn. */
  covers: readonly SunburstCover[];
  /** A link below the text. */
  children?: ReactNode;
}

/**
 * Renders the art side of a wide popup: the sun behind covers, and one text. The popup's logo has its place at the top.
 */
export function Sunburst({ sky = "sunset", title, text, covers, children }: SunburstProps) {
  const drawn = covers.slice(0, 2).toReversed();
  return (
    <SunburstGround sky={sky}>
      <div aria-hidden className="@container-size relative mt-10 min-h-0 flex-1" dir="ltr">
        {drawn.map(({ code, artClass, ...cover }, index) => (
          <span
            key={code}
            className="absolute top-1/2 left-1/2 aspect-3/4 w-[min(146px,60cqh)] overflow-hidden rounded-[15px] shadow-[0_20px_36px_-8px_rgb(20_4_4/.7),0_0_0_1px_rgb(255_230_170/.25)]"
            style={{ transform: places[drawn.length]?.[index] }}
          >
            <GameCover {...cover} slug={code} gameClass={artClass} />
          </span>
        ))}
      </div>
      <p className="relative pb-2 font-display text-[1.875rem] leading-tight font-extrabold text-balance text-[#fff8e8] [font-stretch:82%]">
        {title}
      </p>
      <p className="relative">{text}</p>
      {children}
    </SunburstGround>
  );
}

/** Draws the sun alone, before the covers are known. */
export function SunburstGround({ sky = "sunset", children }: { sky?: Sky; children?: ReactNode }) {
  return (
    <div
      className="relative isolate flex h-full flex-col overflow-hidden p-6 text-[#ffe6c4] sunrays in-[section[aria-roledescription]]:pb-14 [--sun:50%]"
      style={{ background: backdropOf(sky, "120% 80%") }}
    >
      {children}
    </div>
  );
}
