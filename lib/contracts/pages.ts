import type { HelpArticle } from "#lib/contracts/content/help-articles.ts";
import { agents, everyone, members, realMembers, visitors } from "#lib/contracts/define-call.ts";
import type { Role } from "#lib/kernel/actor.ts";

export interface PageGuard {
  /** Path without a language; parameters are `{name}`. */
  readonly path: `/${string}`;
  readonly roles: readonly Role[];
  /** Redirect target without the role: a login page, or home for the login pages themselves. */
  readonly entrance: "/login" | "/agent" | "/";
  /** True for pages shown during maintenance and in blocked regions (SITE-06: customer service). */
  readonly exemptFromStatus: boolean;
}

const page = (
  path: `/${string}`,
  roles: readonly Role[],
  { entrance = "/login", exemptFromStatus = false }: Partial<Pick<PageGuard, "entrance" | "exemptFromStatus">> = {},
): PageGuard => ({ path, roles, entrance, exemptFromStatus });

/** Every page and its roles. `definePage(pages.…)` creates the page; the authorisation matrix iterates this. */
export const pages = {
  home: page("/", everyone),
  login: page("/login", visitors, { entrance: "/" }),
  register: page("/register", visitors, { entrance: "/" }),
  help: page("/help", everyone, { exemptFromStatus: true }),
  helpArticle: page("/help/{article}", everyone, { exemptFromStatus: true }),
  game: page("/game/{gameId}", everyone),
  notices: page("/notices", everyone),
  promotions: page("/promotions", everyone),
  promotion: page("/promotions/{promotion}", everyone),
  winners: page("/winners", everyone),
  live: page("/live", everyone),
  fish: page("/fish", everyone),
  rng: page("/rng", everyone),
  pvp: page("/pvp", everyone),
  bgs: page("/bgs", everyone),
  hot: page("/hot", everyone),
  jackpot: page("/jackpot", everyone),
  mini: page("/mini", everyone),
  sports: page("/sports", everyone),
  esports: page("/esports", everyone),
  lott: page("/lott", everyone),
  elott: page("/elott", everyone),
  cockfight: page("/cockfight", everyone),
  // LOTTO-01: lottery pages. Until a lottery is connected they list its vendors.
  lottery: page("/lottery", members),
  seaLottery: page("/seaLottery", members),
  vnLottery: page("/vnLottery", members),
  favorite: page("/favorite", members),
  recent: page("/recent", members),
  search: page("/search", everyone),
  play: page("/play/{game}", everyone),
  fairRound: page("/fair/{round}", everyone),
  member: page("/member", realMembers),
  deposit: page("/member/depositv2", realMembers),
  withdraw: page("/member/withdraw", realMembers),
  bettingRecord: page("/member/personalHistoryCopy", realMembers),
  accountRecord: page("/member/transactionHistory", realMembers),
  profitAndLoss: page("/member/personalProfit", realMembers),
  rewardCentre: page("/member/rewardCenter", realMembers),
  security: page("/member/securityCenter", realMembers),
  memberPage: page("/member/{slug}", realMembers),
  agent: page("/agent", everyone),
  agentHome: page("/agentHome", agents, { entrance: "/agent" }),
  primitives: page("/dev/ui", everyone),
  calls: page("/dev/api", everyone),
} as const satisfies Record<string, PageGuard>;

/** Returns the path of a promotion, without a language. */
export const promotionPath = (slug: string) => `${pages.promotions.path}/${slug}` as const;

/** Returns the path of an article of the help centre, without a language. */
export const helpPath = (article: HelpArticle) => `${pages.help.path}/${article}` as const;

/** Returns the path of an in-house game, without a language. */
export const playPath = (game: string) => `/play/${game}` as const;
