import { type HelpArticle, type HelpTopic, helpArticles } from "#lib/contracts/content/help-articles.ts";
import type { Translate } from "#lib/i18n/translator.ts";

/** The texts of an article of the help centre. */
export interface ArticleText {
  article: HelpArticle;
  topic: HelpTopic;
  title: string;
  /** Short title, for lists. */
  link: string;
  lead: string;
  steps: string[];
  paragraphs: string[];
  note: string | undefined;
}

/** Formatted limits and times of the site, by the names that the texts use. */
export type HelpFacts = Record<string, string | number>;

const numbers = [1, 2, 3, 4];

/** Reads the texts of every article. `t` is a translator of the area `help`. */
export function readArticles(t: Translate, facts: HelpFacts): ArticleText[] {
  return helpArticles.map(({ article, topic }) => {
    const key = `articles.${article}`;
    const say = (name: string) => (t.has(`${key}.${name}`) ? [t(`${key}.${name}`, facts)] : []);
    const [title = "", link = "", lead = ""] = ["title", "link", "lead"].flatMap(say);
    const steps = numbers.flatMap((at) => say(`s${at}`));
    const paragraphs = numbers.flatMap((at) => say(`p${at}`));
    return { article, topic, title, link, lead, steps, paragraphs, note: say("note")[0] };
  });
}
