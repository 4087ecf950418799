import type { ArticleText } from "#components/help/read-article.ts";

const shown = 6;
/** Shorter words ("is", "my", "ng") are in every text. */
const shortestWord = 3;

/** MSG-04: returns the articles that answer a question, best first. Words match from their beginning, accents aside. */
export function findArticles(question: string, articles: readonly ArticleText[]): ArticleText[] {
  const asked = [...new Set(wordsOf(question))].filter((word) => word.length >= shortestWord);
  return articles
    .map((article) => ({ article, score: scoreOf(asked, article) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, shown)
    .map(({ article }) => article);
}

function scoreOf(asked: readonly string[], { title, link, lead, steps, paragraphs, note = "" }: ArticleText): number {
  const parts = [
    { words: wordsOf(`${title} ${link}`), weight: 5 },
    { words: wordsOf(lead), weight: 2 },
    { words: wordsOf([...steps, ...paragraphs, note].join(" ")), weight: 1 },
  ];
  const worth = (word: string) =>
    Math.max(...parts.map(({ words, weight }) => (words.some((known) => isLike(known, word)) ? weight : 0)));
  return asked.reduce((sum, word) => sum + worth(word), 0);
}

/** "deposits" is like "deposit", "withdrawing" like "withdrawal": all but the ending agrees. */
function isLike(known: string, word: string): boolean {
  const stem = word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word;
  return known.startsWith(stem);
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’]/g, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
