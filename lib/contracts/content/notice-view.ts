import * as z from "zod/mini";

/** News for players, and of a promotion. */
export const noticeTypes = ["PL", "PR"] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** MSG-01. */
export const noticesPerPage = 9;

/** `content` is HTML: what is not on the list of allowed elements is taken out when it is written. */
export const noticeText = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)),
});
export type NoticeText = z.output<typeof noticeText>;
