import type { GameDetails } from "#lib/contracts/games/game-view.ts";

/** Structured data in the vocabulary of schema.org, with nothing that the page itself does not show. */
export type Facts = Record<string, unknown>;

const context = "https://schema.org";

/** Serialises for a script element: no text in it can end the element or open a comment. */
export function scriptJson(facts: Facts): string {
  return JSON.stringify({ "@context": context, ...facts }).replaceAll("<", "\\u003c");
}

interface Site {
  name: string;
  /** URL of the logo. */
  logo: string;
  /** The home page in the visitor's language. */
  home: string;
  origin: string;
}

/** Returns the site, its owner and its search. */
export function siteFacts({ name, logo, home, origin }: Site, language: string, searchPage: string): Facts {
  const organization = `${origin}/#organization`;
  return {
    "@graph": [
      { "@type": "Organization", "@id": organization, name, url: `${origin}/`, logo },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name,
        url: home,
        inLanguage: language,
        publisher: { "@id": organization },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${searchPage}?keyword={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

/** Returns the breadcrumb from home to a page. */
export function breadcrumbFacts(steps: readonly { name: string; address: string }[]): Facts {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, address }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: address,
    })),
  };
}

interface GamePage {
  address: string;
  image: string;
  language: string;
  /** "Slot machine", in the page's language. */
  genre: string;
  minimumAge: number;
}

/** Returns a game as its page describes it. It has no price or rating, since the page shows none. */
export function gameFacts({ gameName, vendorName, releasedOn }: GameDetails, page: GamePage): Facts {
  return {
    "@type": "VideoGame",
    name: gameName,
    url: page.address,
    image: page.image,
    genre: page.genre,
    inLanguage: page.language,
    publisher: { "@type": "Organization", name: vendorName },
    datePublished: releasedOn,
    gamePlatform: "Web browser",
    applicationCategory: "Game",
    typicalAgeRange: `${page.minimumAge}-`,
  };
}
