import Form from "next/form";
import { definePage } from "#app/_pages/define-page.tsx";
import { metadataOf } from "#app/_pages/page-metadata.ts";
import { ListPageHead, listPageClass } from "#components/lobby/list/list-page-head.tsx";
import { SearchField } from "#components/lobby/search/search-field.tsx";
import { SearchResults } from "#components/lobby/search/search-results.tsx";
import { Button } from "#components/ui/button.tsx";
import { searchGamesCall } from "#lib/contracts/games/search-games.ts";
import { trimSearchQuery } from "#lib/contracts/games/search-query.ts";
import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { searchGames } from "#lib/modules/games/index.ts";

export const generateMetadata = metadataOf(pages.search, "lobby", {
  title: "search.title",
  description: "search.description",
  listed: false,
});

/** LOBBY-16 at its own address: the content of the search overlay, rendered on the server. Any keyword is valid. */
export default definePage(pages.search, async ({ context, locale, searchParams }) => {
  const keyword = trimSearchQuery([searchParams.keyword ?? ""].flat().join(" "));
  const [say, answer] = await Promise.all([
    translatorFor(locale),
    searchGames(context, searchGamesCall.input.parse({ keyword })),
  ]);
  return (
    <div className={listPageClass}>
      <ListPageHead title={say("lobby.search.title")} />
      <Form action={localePath(locale, "/search")} role="search" className="flex gap-2">
        <SearchField key={keyword} label={say("lobby.search.placeholder")} defaultValue={keyword} />
        <Button type="submit" size="lg" tone="gold">
          {say("lobby.search.submit")}
        </Button>
      </Form>
      <SearchResults answer={answer} keyword={keyword} say={say} />
    </div>
  );
});
