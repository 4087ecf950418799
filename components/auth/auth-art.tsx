import { GameCover } from "#components/art/game-cover.tsx";
import { Logo } from "#components/ui/logo.tsx";
import type { Picture } from "#components/ui/picture.ts";

interface AuthArtProps {
  siteName: string;
  logo: Picture | undefined;
  title: string;
  text: string;
}

const ground = "radial-gradient(120% 80% at 50% 46%, #ee942c, #b43f1d 38%, #4b111c 74%, #22091a)";
const rays = "repeating-conic-gradient(from 3deg, rgb(255 214 120 / 0.26) 0 6deg, transparent 6deg 14deg)";
const covers = [
  { name: "Perlas", vendor: "CQ9", gameClass: "slots", place: "translate(-86%, -58%) rotate(-9deg)" },
  { name: "Dice", vendor: "BGS", gameClass: "dice", place: "translate(-22%, -44%) rotate(7deg)" },
];

/** The panel beside a form on wide screens: the sun behind two covers, and a line of welcome. */
export function AuthArt({ siteName, logo, title, text }: AuthArtProps) {
  return (
    <div
      className="relative isolate flex h-full flex-col overflow-hidden p-6 text-[#ffe6c4] [--mark-1:#ffe09a] [--mark-2:#ef9f22] [--text-1:#fff6e2]"
      style={{ background: ground }}
    >
      <span
        aria-hidden
        className="absolute inset-x-[-60%] inset-y-[-30%] -z-1 [mask-image:radial-gradient(closest-side,#000_20%,transparent_76%)]"
        style={{ background: rays }}
      />
      <Logo name={siteName} logo={logo} />
      <div aria-hidden className="relative flex-1" dir="ltr">
        {covers.map(({ place, ...cover }) => (
          <span
            key={cover.name}
            className="absolute top-1/2 left-1/2 aspect-3/4 w-[146px] overflow-hidden rounded-[15px] shadow-[0_20px_36px_-8px_rgb(20_4_4/.7),0_0_0_1px_rgb(255_230_170/.25)]"
            style={{ transform: place }}
          >
            <GameCover {...cover} />
          </span>
        ))}
      </div>
      <p className="pb-2 font-display text-[1.875rem] leading-tight font-extrabold text-[#fff8e8] [font-stretch:82%]">
        {title}
      </p>
      <p>{text}</p>
    </div>
  );
}
