import { BannerCarousel, type BannerCarouselProps } from "#components/lobby/home/banner-carousel.tsx";
import { BiggestWins } from "#components/lobby/home/biggest-wins.tsx";
import { JackpotBoard } from "#components/lobby/home/jackpot-board.tsx";
import { NoticeTicker, type NoticeTickerProps } from "#components/lobby/home/notice-ticker.tsx";
import { Promises } from "#components/lobby/home/promises.tsx";
import type { Jackpots, Winner } from "#components/lobby/winners/winners.ts";
import { cx } from "#components/ui/cx.ts";
import type { Translate } from "#lib/i18n/translator.ts";

export interface FirstScreenProps {
  t: Translate;
  content: { ticker: NoticeTickerProps; carousel: BannerCarouselProps };
  winners: readonly Winner[];
  winnersHref: string;
  jackpots: Jackpots;
  /** Names of jackpot pools by code. */
  pools: Readonly<Record<string, string>>;
}

/** LOBBY-01: renders the notices, the banners and both boards, low enough that the first row of games is in sight. */
export function FirstScreen({ t, content, winners, winnersHref, jackpots, pools }: FirstScreenProps) {
  const boards = [content.carousel.slides.length > 0, jackpots.pools.length > 0];
  return (
    <div className="grid gap-2.5 max-sm:gap-[9px]">
      <NoticeTicker {...content.ticker} />
      {boards.includes(true) && (
        <div
          className={cx(
            "grid gap-tile-gap max-sm:gap-[9px]",
            !boards.includes(false) && "sm:grid-cols-[minmax(0,1fr)_262px] xl:grid-cols-[minmax(0,1fr)_392px]",
          )}
        >
          <BannerCarousel {...content.carousel} />
          <JackpotBoard
            jackpots={jackpots}
            pools={pools}
            text={{
              title: t("jackpots"),
              live: t("live"),
              jackpotOf: t("jackpot-of", { pool: "{pool}" }),
              winners: t("jackpot-winners"),
              noneWon: t("no-jackpot-won"),
            }}
          />
        </div>
      )}
      <BiggestWins winners={winners} href={winnersHref} text={{ title: t("biggest-wins"), period: t("last-30-days") }}>
        <Promises t={t} />
      </BiggestWins>
    </div>
  );
}
