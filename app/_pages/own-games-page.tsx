import type { Metadata } from "next";
import { definePage } from "#app/_pages/define-page.tsx";
import { PasswordDue } from "#app/_pages/password-due.tsx";
import { FilterLink } from "#components/lobby/list/filter-link.tsx";
import { GameGrid } from "#components/lobby/list/game-grid.tsx";
import { ListKinds } from "#components/lobby/list/list-kinds.tsx";
import { ListPageHead, listPageClass } from "#components/lobby/list/list-page-head.tsx";
import { pageWindowOf } from "#components/lobby/list/page-window.ts";
import { buttonClass } from "#components/ui/button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";
import { State } from "#components/ui/state.tsx";
import { type GameCategory, wireOfCategory } from "#lib/contracts/games/categories.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";
import { pages } from "#lib/contracts/pages.ts";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { listFavorites, listRecentGames, readVendors } from "#lib/modules/games/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { pageLocale } from "#lib/portal/pages/admit-page.ts";
import { pageNumber, pageOrLast } from "#lib/portal/pages/page-number.ts";

type OwnList = "favorite" | "recent";

const pageSize = 40;
const sources = { favorite: "favorites", recent: "recent" } as const;

export function ownGamesMetadata(name: OwnList) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const t = await translatorFor(pageLocale((await params).locale), "lobby");
    return { title: t(`lists.${name}`), robots: { index: false } };
  };
}

/** LOBBY-14, LOBBY-15: a member's own games, newest first, of one category or all. */
export function defineOwnGamesPage(name: OwnList) {
  return definePage(pages[name], async ({ context, own, locale, searchParams }) => {
    if (!own) return PasswordDue({ locale, path: pages[name].path });
    const { data: category } = wireCategory.safeParse(searchParams.gameType);
    const shown = pageWindowOf(searchParams.shown) ?? 1;
    const [t, { data }, found] = await Promise.all([
      translatorFor(locale, "lobby"),
      readVendors(context),
      readPages(context, name, { category, pageNo: pageNumber(searchParams.page) }, shown),
    ]);
    const { pageNo } = found;
    const path = localePath(locale, `/${name}`);
    const address = (type: GameCategory | undefined, page = 1) => ownAddress(path, type, page);
    const next = pageNo + shown <= found.totalPages ? pageNo + shown : null;
    const title = t(`lists.${name}`);
    const key = category ? "own-none" : `own-empty-${name}`;
    const empty = (
      <State
        drawing="games"
        title={t(`list.${key}-title`)}
        text={t(`list.${key}-text`)}
        action={
          <PageLink href={key === "own-none" ? path : homePath(locale)} className={buttonClass({ tone: "gold" })}>
            {t(key === "own-none" ? "list.clear" : "list.to-lobby")}
          </PageLink>
        }
      />
    );
    return (
      <div className={listPageClass}>
        <ListPageHead title={title}>
          <ListKinds
            label={t("list.show")}
            links={(["favorite", "recent"] as const).map((list) => ({
              href: ownAddress(localePath(locale, `/${list}`), category),
              label: t(`list.own-${list}`),
              on: list === name,
            }))}
          />
        </ListPageHead>
        <ScrollRow label={t("list.types")} className="-mx-7 gap-2 px-7 py-0.5 max-lg:-mx-3.5 max-lg:px-3.5">
          <FilterLink href={path} on={category === undefined}>
            {t("list.all")}
          </FilterLink>
          {data.lanes.map((entry) => (
            <FilterLink key={entry.category} href={address(entry.category)} on={entry.category === category}>
              {entry.title}
            </FilterLink>
          ))}
        </ScrollRow>
        {found.games.length > 0 ? (
          <GameGrid
            key={address(category, pageNo)}
            first={{ games: found.games, next: next === null ? null : String(next) }}
            source={{
              list: sources[name],
              wire: { pageSize: String(pageSize), ...(category && { gameType: wireOfCategory(category) }) },
            }}
            address={address(category, pageNo)}
            shown={shown}
            moreHref={next === null ? null : address(category, next)}
            label={title}
            empty={empty}
          />
        ) : (
          empty
        )}
      </div>
    );
  });
}

function ownAddress(path: string, category: GameCategory | undefined, page = 1): string {
  const query = new URLSearchParams({
    ...(category && { gameType: wireOfCategory(category) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

interface OwnPage {
  category: GameCategory | undefined;
  pageNo: number;
}

/** Reads the pages that were on the screen, from `pageNo` on. */
async function readPages(context: Context, name: OwnList, { category, pageNo }: OwnPage, shown: number) {
  const found = await pageOrLast(pageNo, (page) => readOwn(context, name, { category, pageNo: page }));
  const games = [...found.games];
  const end = Math.min(found.pageNo + shown - 1, found.totalPages);
  for (let further = found.pageNo + 1; further <= end; further += 1) {
    games.push(...(await readOwn(context, name, { category, pageNo: further })).games);
  }
  return { ...found, games };
}

async function readOwn(
  context: Context,
  name: OwnList,
  { category, pageNo }: OwnPage,
): Promise<{ games: GameTile[]; pageNo: number; totalPages: number }> {
  if (name === "favorite") {
    const { content, totalPages } = await listFavorites(context, { category, pageNo, pageSize });
    return { games: content, pageNo, totalPages };
  }
  const { list, totalPages } = await listRecentGames(context, { category, page: pageNo, pageSize });
  return { games: list.map(({ vo }) => vo), pageNo, totalPages };
}
