import { buttonClass } from "#components/ui/button.tsx";
import type { ShownList } from "#components/ui/list/shown-list.ts";
import { PageArrows } from "#components/ui/pagination.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

interface ListPagerProps {
  list: Pick<ShownList<unknown>, "newest" | "newer" | "older">;
  /** What its links say, and the name of the whole for those who don't see it. */
  labels: Record<"pages" | "newest" | "newer" | "older", string>;
  size?: "sm" | "md";
}

/** Both ways through a list, as addresses, so that Back, a shared link and a middle click work. */
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
  /** Rows of the whole list. */
  count: number;
}

/** The same for a short list inside of a page. */
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
