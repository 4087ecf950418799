import { cx } from "#components/ui/cx.ts";
import { artAddress } from "#lib/art/address.ts";
import type { Subject } from "#lib/art/kit.ts";
import { backdropOf, type Sky } from "#lib/art/skies.ts";

/** One of the first three places. */
export interface PodiumPlace {
  key: string;
  art: Subject;
  /** Masked name. */
  name: string;
  /** "in Parol Nights". */
  inGame: string;
  facts: string;
  amount: string;
}

interface WinnerPodiumProps {
  label: string;
  /** At most three. */
  places: readonly PodiumPlace[];
  /** Text of a place that nobody has. */
  free: { title: string; text: string };
}

const skies: readonly Sky[] = ["sunset", "lagoon", "grove"];
const nobody: Subject = { vendor: "BGS", gameClass: "slots", slug: "parol-nights" };

const frame =
  "relative isolate flex min-h-[196px] flex-col overflow-hidden rounded-[20px] px-5 py-[18px] first:max-sm:col-span-2 max-sm:min-h-[150px] max-sm:p-3.5 first:max-sm:min-h-[168px]";
const medal = "money grid size-8 place-items-center rounded-full text-[0.9375rem] font-bold";
const picture =
  "emblem absolute -top-2 -end-5 -z-10 w-40 max-xl:w-[150px] max-sm:-end-2.5 max-sm:w-[106px] [li:first-child>&]:end-1.5 [li:first-child>&]:w-[226px] [li:first-child>&]:max-xl:w-[150px] [li:first-child>&]:max-sm:w-[184px]";
const amountSize =
  "text-[1.875rem] max-xl:text-[1.6875rem] max-sm:text-[1.3125rem] [li:first-child>&]:text-[2.875rem] [li:first-child>&]:max-xl:text-[1.875rem] [li:first-child>&]:max-sm:text-[2.375rem]";

/** LOBBY-21: renders the first three places as pictures. A place that nobody has is an outline. */
export function WinnerPodium({ label, places, free }: WinnerPodiumProps) {
  return (
    <ol
      aria-label={label}
      className="grid grid-cols-[1.5fr_1fr_1fr] gap-tile-gap max-xl:grid-cols-[1.2fr_1fr_1fr] max-sm:grid-cols-2 max-sm:gap-2.5"
    >
      {skies.map((sky, index) => {
        const place = places[index];
        return place ? (
          <Taken key={place.key} place={place} rank={index + 1} sky={sky} />
        ) : (
          <li key={sky} className={cx(frame, "text-3 shadow-[inset_0_0_0_1.5px_var(--line-1)]")}>
            <span translate="no" className={cx(medal, "bg-surface-2")}>
              {index + 1}
            </span>
            <Picture art={nobody} className="opacity-15 grayscale" />
            <p className="mt-auto text-2">{free.title}</p>
            <small className="text-xs max-sm:hidden">{free.text}</small>
          </li>
        );
      })}
    </ol>
  );
}

function Taken({ place, rank, sky }: { place: PodiumPlace; rank: number; sky: Sky }) {
  const { art, name, inGame, facts, amount } = place;
  return (
    <li className={cx(frame, "text-[#fff5e0] [--sun:82%] rtl:[--sun:18%]")} style={{ background: backdropOf(sky) }}>
      <div
        aria-hidden
        className="absolute -inset-y-full start-[16%] -end-[48%] -z-10 [background:repeating-conic-gradient(from_2deg_at_50%_50%,rgb(255_220_140/.22)_0_5deg,transparent_5deg_12deg)] [mask-image:radial-gradient(closest-side,#000_10%,transparent_74%)]"
      />
      <Picture art={art} className="drop-shadow-[0_10px_14px_rgb(0_0_0/.4)]" />
      {/* Darkens the side of the text. */}
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-[linear-gradient(28deg,rgb(12_4_10/.72)_22%,rgb(12_4_10/.5)_46%,transparent_70%)] rtl:bg-[linear-gradient(-28deg,rgb(12_4_10/.72)_22%,rgb(12_4_10/.5)_46%,transparent_70%)]"
      />
      <span
        translate="no"
        className={cx(medal, rank === 1 ? "bg-brand text-on-brand" : "bg-[rgb(8_10_18/.55)] text-[#ffe9c0]")}
      >
        {rank}
      </span>
      <b
        translate="no"
        className={cx(
          "money mt-auto max-w-full self-start truncate-line font-display leading-[1.1] font-extrabold text-[#ffe2a4] [font-stretch:80%]",
          amountSize,
        )}
      >
        {amount}
      </b>
      <p className="max-sm:text-sm">
        <b className="font-[650]">
          <bdi translate="no">{name}</bdi>
        </b>{" "}
        <span>{inGame}</span>
      </p>
      <small className="text-xs text-[#ffe9c9] [li:not(:first-child)>&]:max-xl:hidden">{facts}</small>
    </li>
  );
}

function Picture({ art, className }: { art: Subject; className: string }) {
  return (
    <img
      src={artAddress("symbol", art)}
      alt=""
      width={226}
      height={234}
      decoding="async"
      className={cx(picture, className)}
    />
  );
}
