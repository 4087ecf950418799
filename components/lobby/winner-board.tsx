import { GameIcon } from "#components/lobby/game-icon.tsx";
import { NoWins } from "#components/lobby/no-wins.tsx";
import { cx } from "#components/ui/cx.ts";

export interface Winner {
  /** Masked on the server. */
  customerName: string;
  gameName: string;
  iconUrl: string;
  /** Ready to read: two decimals, separators, currency. */
  amount: string;
}

/** LOBBY-03: it moves only from more than this many entries. */
const stillUpTo = 3;
const rowPx = 52;
/** Half a pixel per frame at 60 frames a second. */
const pxPerSecond = 30;

interface WinnerBoardProps {
  winners: readonly Winner[];
  text: { title: string; note: string; emptyTitle: string; emptyText: string };
}

/** The last wins, gliding by. A pointer or the focus holds it still; so does a wish for less motion. */
export function WinnerBoard({ winners, text }: WinnerBoardProps) {
  const moving = winners.length > stillUpTo;
  return (
    <section
      aria-labelledby="winner-board"
      className="flex flex-col overflow-hidden rounded-[22px] max-lg:order-3 bg-surface-1 edge-1 max-lg:rounded-[20px]"
    >
      <div className="grid gap-1 bg-[linear-gradient(180deg,var(--brand-soft),transparent)] px-5 py-4">
        <h2 id="winner-board" className="text-lg">
          {text.title}
        </h2>
        <p className="text-xs text-3">{text.note}</p>
      </div>
      {winners.length === 0 ? (
        <NoWins title={text.emptyTitle} text={text.emptyText} />
      ) : (
        <div
          className="group/board h-[208px] flex-auto overflow-hidden px-2.5 pb-1.5 motion-reduce:overflow-y-auto"
          tabIndex={moving ? 0 : undefined}
          role={moving ? "marquee" : undefined}
        >
          <div
            className={cx(
              moving &&
                "animate-[climb_linear_infinite] group-hover/board:[animation-play-state:paused] group-focus/board:[animation-play-state:paused] motion-reduce:animate-none",
            )}
            style={moving ? { animationDuration: `${(winners.length * rowPx) / pxPerSecond}s` } : undefined}
          >
            <Rows winners={winners} />
            {moving && <Rows winners={winners} repeated />}
          </div>
        </div>
      )}
    </section>
  );
}

/** Twice, so that the end of the list joins its start. */
function Rows({ winners, repeated = false }: { winners: readonly Winner[]; repeated?: boolean }) {
  return (
    <ul aria-hidden={repeated || undefined} className={repeated ? "motion-reduce:hidden" : undefined}>
      {winners.map((winner, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two wins can read alike, and the list never reorders
          key={index}
          className="flex h-[52px] items-center gap-[11px] px-2.5"
        >
          <GameIcon url={winner.iconUrl} size={40} />
          <span className="min-w-0 flex-1 leading-[1.3]">
            <bdi className="block truncate-line font-semibold text-1">{winner.customerName}</bdi>
            <small className="block truncate-line text-xs text-3">{winner.gameName}</small>
          </span>
          <b className="money text-[15px] font-bold text-win">{winner.amount}</b>
        </li>
      ))}
    </ul>
  );
}
