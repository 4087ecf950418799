import { buttonClass } from "#components/ui/button.tsx";
import type { ShownList } from "#components/ui/list/shown-list.ts";
import { PageArrows } from "#components/ui/pagination.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

interface ListPagerProps {
  list: Pick<ShownList<unknown>, "newest" | "newer" | "older">;
  /** Labels of the links, and the accessible name of the navigation. */
  labels: Record<"pages" | "newest" | "newer" | "older", string>;
  size?: "sm" | "md";
}

/** Pages through a list in both directions by links, so that Back, shared links and middle clicks work. */
export function ListPager({ list, labels, size = "sm" }: ListPagerProps) {
  const { newest, newer, older } = list;
  if (!newest && !older) return null;
  const look = buttonClass({ size });
  return (
    <nav aria-label={labels.pages} className="flex flex-wrap justify-center gap-2">
      {newest && (
        <a href={newest} className={look}>
          {labels.newest}
        </a>
      )}
      {newer && (
        <a href={newer} rel="prev" className={look}>
          {labels.newer}
        </a>
      )}
      {older && (
        <a href={older} rel="next" className={look}>
          {labels.older}
        </a>
      )}
    </nav>
  );
}

interface ListArrowsProps {
  list: Pick<ShownList<unknown>, "newest" | "newer" | "older">;
  words: Translate;
  /** Number of rows in the whole list. */
  count: number;
}

/** Pages through a short list inside a page. */
export function ListArrows({ list, words, count }: ListArrowsProps) {
  return (
    <PageArrows
      label={words("pages")}
      previous={{ href: list.newer ?? list.newest, label: words("newer") }}
      next={{ href: list.older, label: words("older") }}
      text={words("in-all", { count })}
    />
  );
}
