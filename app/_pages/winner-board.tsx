import type { WinnerEntries } from "#app/_pages/winner-entries.tsx";
import { FewWins } from "#components/lobby/winners/few-wins.tsx";
import { WinnerRows } from "#components/lobby/winners/winner-rows.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { State } from "#components/ui/state.tsx";
import { periodsOf, type WinnerQuery, winnerAddress } from "#lib/contracts/games/winner-lists.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { readPopularGames } from "#lib/modules/games/index.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

interface WinnerBoardInput {
  page: PageVisitor;
  query: WinnerQuery;
  found: WinnerEntries;
  path: string;
  zone: string;
  /** Translator of the area `winners`. */
  t: Translate;
}

/** LOBBY-21: returns the list of places, or what stands there while there are none. */
export async function winnerBoard({ page, query, found, path, zone, t }: WinnerBoardInput) {
  const { view, after } = query;
  const { rows, podium, next } = found;
  if (rows.length > 0)
    return (
      <WinnerRows
        label={t(podium.length > 0 ? "further" : `view-${view}`)}
        rows={rows}
        ranked={view !== "jackpots"}
        end={
          <>
            {next && (
              <PageLink
                href={winnerAddress(path, { ...query, after: next })}
                rel="next"
                className={buttonClass({ size: "sm" })}
              >
                {t("next")}
              </PageLink>
            )}
            {view !== "players" && <span>{t("times-in", { zone })}</span>}
          </>
        }
      />
    );
  if (view === "wins" && !after) return young({ page, query, count: podium.length, path, t });
  const key = after ? "beyond" : view === "jackpots" ? "no-jackpot" : "empty";
  return (
    <div className="panel">
      <State
        drawing="games"
        title={t(`${key}-title`)}
        text={after ? undefined : t(`${key}-text`)}
        action={key === "empty" && <ShowAll path={path} query={query} t={t} />}
      />
    </div>
  );
}

type YoungInput = Pick<WinnerBoardInput, "page" | "query" | "path" | "t"> & { count: number };

async function young({ page, query, count, path, t }: YoungInput) {
  const { games } = await readPopularGames(page.context, { pageSize: 5 });
  const { period, category: _, ...ofAll } = query;
  const longer = periodsOf.wins.slice(periodsOf.wins.indexOf(period) + 1);
  // Without a single win, the kind of games may be the reason.
  const links =
    count === 0 && query.category
      ? [{ href: winnerAddress(path, { ...ofAll, period: "month" }), label: t("clear") }]
      : longer.map((one) => ({
          href: winnerAddress(path, { ...query, period: one }),
          label: t("show-period", { period: t(`period-${one}`) }),
        }));
  return (
    <FewWins
      title={count === 0 ? t("empty-title") : t(`few-${period}`, { count })}
      text={t(count === 0 && query.category ? "empty-text" : "few-text")}
      links={links}
      games={games}
    />
  );
}

function ShowAll({ path, query: { view }, t }: Pick<WinnerBoardInput, "path" | "query" | "t">) {
  return (
    <PageLink href={winnerAddress(path, { view, period: "month" })} className={buttonClass({ tone: "gold" })}>
      {t("clear")}
    </PageLink>
  );
}
