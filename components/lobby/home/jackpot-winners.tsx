"use client";
import { GameIcon } from "#components/art/game-icon.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import type { Jackpots } from "#components/lobby/winners/winners.ts";
import { cx } from "#components/ui/cx.ts";

/** LOBBY-03: the list moves only with more entries than this. */
const stillUpTo = 3;
const rowPx = 34;
/** Half a pixel per frame at 60 frames a second. */
const pxPerSecond = 30;

interface JackpotWinnersProps {
  winners: Jackpots["winners"];
  nameOf: (pool: string) => string;
  label: string;
}

/**
 * LOBBY-03: renders the latest jackpot winners, three at a time, one on a phone. They scroll; hover, focus and reduced
 * motion stop them.
 */
export function JackpotWinners({ winners, nameOf, label }: JackpotWinnersProps) {
  const moving = winners.length > stillUpTo;
  const rows = { winners, nameOf };
  return (
    <div
      className={cx(
        "group/board h-[102px] overflow-hidden rounded-sm -outline-offset-2 max-sm:h-[34px]",
        moving ? "motion-reduce:overflow-y-auto" : "max-sm:overflow-y-auto",
      )}
      {...(moving && { tabIndex: 0, role: "marquee", "aria-label": label })}
    >
      <div
        className={cx(
          moving &&
            "animate-[climb_linear_infinite] group-hover/board:[animation-play-state:paused] group-focus/board:[animation-play-state:paused] motion-reduce:animate-none",
        )}
        style={moving ? { animationDuration: `${(winners.length * rowPx) / pxPerSecond}s` } : undefined}
      >
        <Rows {...rows} label={label} />
        {moving && <Rows {...rows} label={label} repeated />}
      </div>
    </div>
  );
}

/** Listed twice, so that the loop is seamless. Rows keep their places while their content changes. */
function Rows({ winners, nameOf, label, repeated = false }: JackpotWinnersProps & { repeated?: boolean }) {
  const { money } = useLobby();
  return (
    <ul
      aria-label={label}
      aria-hidden={repeated || undefined}
      className={repeated ? "motion-reduce:hidden" : undefined}
    >
      {winners.map(({ customerName, pool, gameName, iconUrl, winAmount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <li key={index} className="relative flex h-[34px] items-center gap-2.5 px-2.5 text-sm">
          <GameIcon url={iconUrl} name={gameName} size={26} />
          <bdi className="truncate-line font-semibold text-1">{customerName}</bdi>
          <span className="min-w-0 flex-1 truncate-line text-3 sm:max-xl:sr-only">{nameOf(pool)}</span>
          <b translate="no" className="money ms-auto shrink-0 font-bold text-win">
            {money(winAmount)}
          </b>
        </li>
      ))}
    </ul>
  );
}
