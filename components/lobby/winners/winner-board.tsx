"use client";
import { GameIcon } from "#components/art/game-icon.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { NoWins } from "#components/lobby/winners/no-wins.tsx";
import { useWinners } from "#components/lobby/winners/use-winners.ts";
import { type Winner, winKey } from "#components/lobby/winners/winners.ts";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";

/** LOBBY-03: the board moves only with more entries than this. */
const stillUpTo = 3;
const rowPx = 52;
/** Half a pixel per frame at 60 frames a second. */
const pxPerSecond = 30;

interface WinnerBoardProps {
  winners: readonly Winner[];
  allHref: string;
  text: { title: string; all: string; allOf: string; emptyTitle: string; emptyText: string };
}

/** Renders the largest wins, scrolling and live. Hover, focus and reduced motion stop it. */
export function WinnerBoard({ winners: rendered, allHref, text }: WinnerBoardProps) {
  const { winners, isNew } = useWinners(rendered);
  const moving = winners.length > stillUpTo;
  return (
    <section aria-labelledby="winner-board" className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-tap items-center justify-between ps-5 pe-3 xl:min-h-9">
        <h2 id="winner-board" className="text-md">
          {text.title}
        </h2>
        <PageLink
          href={allHref}
          aria-label={text.allOf}
          className="flex min-h-tap items-center px-2 text-sm font-semibold text-2 hover:text-1 xl:min-h-9"
        >
          {text.all}
        </PageLink>
      </div>
      <div
        className={cx(
          "group/board h-[160px] flex-auto overflow-hidden px-2.5 pb-1",
          moving && "motion-reduce:overflow-y-auto",
        )}
        {...(moving && { tabIndex: 0, role: "marquee", "aria-labelledby": "winner-board" })}
      >
        {winners.length === 0 ? (
          <NoWins title={text.emptyTitle} text={text.emptyText} />
        ) : (
          <div
            className={cx(
              moving &&
                "animate-[climb_linear_infinite] group-hover/board:[animation-play-state:paused] group-focus/board:[animation-play-state:paused] motion-reduce:animate-none",
            )}
            style={moving ? { animationDuration: `${(winners.length * rowPx) / pxPerSecond}s` } : undefined}
          >
            <Rows winners={winners} isNew={isNew} />
            {moving && <Rows winners={winners} isNew={isNew} repeated />}
          </div>
        )}
      </div>
    </section>
  );
}

interface RowsProps {
  winners: readonly Winner[];
  isNew: (winner: Winner) => boolean;
  repeated?: boolean;
}

/** Listed twice, so that the loop is seamless. Rows keep their places while their content changes. */
function Rows({ winners, isNew, repeated = false }: RowsProps) {
  const { money } = useLobby();
  return (
    <ul aria-hidden={repeated || undefined} className={repeated ? "motion-reduce:hidden" : undefined}>
      {winners.map((winner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <li key={index} className="h-[52px]">
          <div
            key={winKey(winner)}
            className={cx("flex h-full items-center gap-[11px] px-2.5", isNew(winner) && slideIn)}
          >
            <GameIcon url={winner.iconUrl} name={winner.gameName} size={40} />
            <span className="min-w-0 flex-1 leading-[1.3]">
              <span className="block truncate-line font-semibold text-1">
                <bdi>{winner.customerName}</bdi>
              </span>
              <small translate="no" className="block truncate-line text-xs text-3">
                {winner.gameName}
              </small>
            </span>
            <b translate="no" className="money text-[0.9375rem] font-bold text-win">
              {money(winner.winAmount)}
            </b>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const slideIn = "animate-[rise-in_400ms_var(--ease)] motion-reduce:animate-none";
