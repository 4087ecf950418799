/** MSG-04: the topics of the help centre, in their order. Each is an anchor of the help page. */
export const helpTopics = {
  deposits: ["make-a-deposit", "missing-deposit"],
  withdrawals: ["withdrawal-time", "play-before-withdrawal", "confirm-a-receipt"],
  account: ["cannot-log-in", "password-and-devices", "proof-of-identity"],
  rewards: ["claim-a-reward"],
  games: ["interrupted-round"],
  fair: ["check-a-round", "return-to-player"],
  safe: ["play-safely", "close-account"],
  agents: ["become-an-agent"],
} as const;

export type HelpTopic = keyof typeof helpTopics;
export type HelpArticle = (typeof helpTopics)[HelpTopic][number];

const topics = Object.keys(helpTopics).filter((name): name is HelpTopic => Object.hasOwn(helpTopics, name));

/** Every article with its topic. */
export const helpArticles: readonly { article: HelpArticle; topic: HelpTopic }[] = topics.flatMap((topic) =>
  helpTopics[topic].map((article) => ({ article, topic })),
);

/** Longest question that the help page answers. */
export const maxQuestionLength = 100;
