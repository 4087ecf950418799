import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { gameClasses, gameFeatures } from "#lib/contracts/games/game-classes.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";
import { money, timestamp } from "#lib/contracts/wire.ts";

export const gameStates = ["ready", "maintenance", "not-integrated"] as const;
export type GameState = (typeof gameStates)[number];

/** Our id of a game. */
export const nodeId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
export const vassalage = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,20}$/));

/**
 * Parameters that legacy clients send about themselves. Only `language` changes a response: a legacy code in any case.
 */
export const callerFacts = {
  clientType: z.optional(z.string().check(z.maxLength(20))),
  platform: z.optional(z.string().check(z.maxLength(40))),
  merchant: z.optional(z.string().check(z.maxLength(40))),
  language: z.optional(z.string().check(z.maxLength(10))),
};

/** What a tile stands for. */
const tileKind = <const Wire extends string, const Code extends string>(wire: Wire, code: Code) =>
  z.codec(z.literal(wire), z.literal(code), { decode: () => code as never, encode: () => wire as never });

/**
 * A game in a list. `rtp` is a ratio without jackpots: 0.9642. `lagerIcon` is the 3:4 cover without its title, `iconUrl` a square of it.
 */
export const tileFields = {
  nodeId,
  nodeName: z.string(),
  isGame: tileKind("GAME", "game"),
  gameType: wireCategory,
  vassalage,
  vendorName: z.string(),
  /** The vendor's id of the game. */
  gameCode: z.string(),
  gameClassify: z.enum(gameClasses),
  /** With `vassalage` and `nodeId`, the input of the drawn cover; a letter after a point is its tone. */
  artClass: z.string(),
  state: z.enum(gameStates),
  /** When a maintenance is expected to end, if that is known. */
  backAt: z.nullable(timestamp),
  /** True when the site calls it hot and it can be played. */
  isHot: z.codec(z.union([z.literal(0), z.literal(1)]), z.boolean(), {
    decode: (flag) => flag === 1,
    encode: (hot) => (hot ? 1 : 0),
  }),
  isNew: z.boolean(),
  /** True when a demo opens today. */
  hasDemo: z.boolean(),
  hasJackpot: z.boolean(),
  rtp: z.nullable(z.number()),
  minBet: money,
  iconUrl: z.string(),
  lagerIcon: z.string(),
};
export const gameTile = inCode(z.object(tileFields));
export type GameTile = z.output<typeof gameTile>;

/** Details of a game before it is played (LOBBY-20). */
export const gameDetails = inCode(
  z.object({
    ...tileFields,
    releasedOn: z.iso.date(),
    /** 1 (calm) to 5 (wild). */
    volatility: z.nullable(z.int()),
    lines: z.nullable(z.int()),
    /** "5x3". */
    reels: z.nullable(z.string()),
    maxBet: money,
    /** Largest prize as a multiple of the stake. */
    topMultiple: z.nullable(z.int()),
    features: z.array(z.enum(gameFeatures)),
  }),
);
export type GameDetails = z.output<typeof gameDetails>;

/**
 * A vendor in one category of the lobby. A click launches `nodeId`, or opens the list of its games when that is null.
 */
export const vendorCard = inCode(
  z.object({
    vassalage,
    displayName: z.string(),
    isGame: tileKind("VASSALAGE", "vendor"),
    gameType: wireCategory,
    nodeId: z.nullable(nodeId),
    games: z.int(),
    large: z.boolean(),
    state: z.enum(gameStates),
    iconUrl: z.string(),
    lagerIcon: z.string(),
  }),
);
export type VendorCard = z.output<typeof vendorCard>;
