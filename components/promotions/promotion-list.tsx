import { ArrowRight } from "lucide-react";
import { bandTitleClass, PromotionBand } from "#components/promotions/promotion-band.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";

interface PromotionListProps {
  promotions: readonly {
    slug: string;
    title: string;
    /** Beginning of the text, as plain text. */
    lead: string;
    /** Period as formatted text. */
    period: string;
    href: string;
  }[];
  /** Label of the link to the conditions. */
  more: string;
}

/** Shows promotions as cards, each with a link to its own page. */
export function PromotionList({ promotions, more }: PromotionListProps) {
  return (
    <ul className="grid gap-5 *:min-w-0 max-lg:gap-4 xl:grid-cols-2">
      {promotions.map(({ slug, title, lead, period, href }, index) => (
        <li key={slug}>
          <article
            aria-labelledby={`${slug}-title`}
            className="group relative flex h-full flex-col overflow-hidden rounded-[22px] bg-surface-1 shadow-[var(--edge),var(--shadow-1)] transition-[translate,box-shadow] duration-base hover:-translate-y-0.5 hover:shadow-2 motion-reduce:transition-none max-md:rounded-[20px]"
          >
            <PromotionBand slug={slug} eager={index < 2} className="min-h-[13rem] max-md:min-h-[10.5rem]">
              <div className="w-[62%] p-6 max-md:p-[18px]">
                <h2
                  id={`${slug}-title`}
                  dir="auto"
                  className={cx(bandTitleClass, "text-[2rem] max-md:text-[1.5625rem]")}
                >
                  <PageLink href={href} className="after:absolute after:inset-0 after:rounded-[inherit]">
                    {title}
                  </PageLink>
                </h2>
              </div>
            </PromotionBand>
            <div className="grid flex-1 content-between gap-3 px-6 py-5 max-md:px-[18px] max-md:py-4">
              <p dir="auto" className="line-clamp-3 text-md text-2">
                {lead}
              </p>
              <p className="flex items-center justify-between gap-3 text-sm">
                <span className="text-3">{period}</span>
                <span aria-hidden className="inline-flex items-center gap-1.5 font-[650] text-brand-text">
                  {more}
                  <ArrowRight size={16} className="flip" />
                </span>
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
