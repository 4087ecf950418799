import * as z from "zod/mini";

/** Member types of the specification: 0 player; 1, 2, 41, 42 agents; 4 trial. */
export const memberType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);

export type MemberType = z.output<typeof memberType>;

export const member = z.object({
  id: z.uuid(),
  account: z.string(),
  nickname: z.string(),
  type: memberType,
  isAgent: z.boolean(),
  isTrial: z.boolean(),
});

export type Member = z.output<typeof member>;

/**
 * Constant `token` of the login response (AUTH-17). It only tells that a session exists; the session id is in an
 * HttpOnly cookie.
 */
export const sessionWord = "session";

export const loginAnswer = z.extend(member, {
  token: z.literal(sessionWord),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  mustChangePassword: z.boolean(),
});

export type LoginAnswer = z.output<typeof loginAnswer>;
