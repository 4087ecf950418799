import { PageLink } from "#components/ui/page-link.tsx";

export interface Leader {
  /** Masked name. */
  name: string;
  amount: string;
  /** Length of the bar, from 0 to 1. */
  share: number;
}

interface LeaderBoardProps {
  leaders: readonly Leader[];
  /** Page with all of them. */
  href: string;
  text: { title: string; period: string };
}

/** LOBBY-21: renders the first of the leaderboard beside the biggest wins. */
export function LeaderBoard({ leaders, href, text }: LeaderBoardProps) {
  if (leaders.length === 0) return null;
  return (
    <section aria-label={text.title} className="grid gap-1 rounded-[20px] bg-surface-1 px-[18px] pt-4 pb-3 edge-1">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-[1.0625rem]">
          <PageLink href={href} className="inline-flex items-center hover:text-brand-text max-lg:min-h-tap">
            {text.title}
          </PageLink>
        </h2>
        <small className="text-xs text-3">{text.period}</small>
      </div>
      <ol>
        {leaders.map(({ name, amount, share }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <li key={index} className="relative flex min-h-[42px] items-center gap-2.5">
            <span translate="no" className="money w-[18px] shrink-0 font-[650] text-3">
              {index + 1}
            </span>
            <b className="min-w-0 flex-1 truncate-line font-semibold text-1">
              <bdi translate="no">{name}</bdi>
            </b>
            <b translate="no" className="money shrink-0 font-[650] text-1">
              {amount}
            </b>
            <span aria-hidden className="absolute start-7 end-0 bottom-0.5">
              <span
                className="block h-[3px] rounded-full bg-brand-line [li:first-child_&]:bg-brand"
                style={{ inlineSize: `${Math.max(1, share * 100).toFixed(1)}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
