import {
  Dices,
  HandCoins,
  Landmark,
  LockKeyhole,
  type LucideIcon,
  Scale,
  ShieldCheck,
  UsersRound,
  Wallet,
} from "lucide-react";
import type { ArticleText } from "#components/help/read-article.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import type { HelpTopic } from "#lib/contracts/content/help-articles.ts";
import type { Translate } from "#lib/i18n/translator.ts";

const icons: Record<HelpTopic, LucideIcon> = {
  deposits: Wallet,
  withdrawals: Landmark,
  account: LockKeyhole,
  rewards: HandCoins,
  games: Dices,
  fair: Scale,
  safe: ShieldCheck,
  agents: UsersRound,
};

interface HelpTopicsProps {
  t: Translate;
  articles: readonly ArticleText[];
  hrefOf: (article: ArticleText) => string;
}

/** Renders one card per topic, each an anchor of the page. On a phone a card leads to its first article. */
export function HelpTopics({ t, articles, hrefOf }: HelpTopicsProps) {
  const byTopic = Map.groupBy(articles, ({ topic }) => topic);
  return (
    <section aria-labelledby="help-topics" className="grid gap-3">
      <h2 id="help-topics" className="text-xl">
        {t("topics")}
      </h2>
      <ul className="grid grid-cols-2 gap-tile-gap xl:grid-cols-4">
        {[...byTopic].map(([topic, own]) => (
          <TopicCard key={topic} topic={topic} title={t(`topic.${topic}`)} articles={own} hrefOf={hrefOf} />
        ))}
      </ul>
    </section>
  );
}

interface TopicCardProps extends Pick<HelpTopicsProps, "articles" | "hrefOf"> {
  topic: HelpTopic;
  title: string;
}

function TopicCard({ topic, title, articles, hrefOf }: TopicCardProps) {
  const Icon = icons[topic];
  const [first] = articles;
  return (
    <li
      id={topic}
      className="relative grid scroll-mt-32 content-start gap-2.5 panel p-4 hover:edge-control target:edge-control max-md:min-h-[60px] max-md:content-center max-md:p-3"
    >
      <h3 className="flex min-w-0 items-center gap-3 text-md leading-tight md:text-lg">
        <span className="grid size-10 shrink-0 place-items-center rounded-[12px] bg-surface-2 text-brand-text max-md:size-9">
          <Icon aria-hidden size={19} />
        </span>
        {first && (
          <PageLink
            href={hrefOf(first)}
            className="min-w-0 wrap-anywhere after:absolute after:inset-0 hover:text-brand-text md:after:hidden"
          >
            {title}
          </PageLink>
        )}
      </h3>
      <ul className="grid text-sm max-md:hidden">
        {articles.map((article) => (
          <li key={article.article}>
            <PageLink
              href={hrefOf(article)}
              className="flex min-h-7 items-center hover:text-brand-text max-lg:min-h-tap"
            >
              {article.link}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
