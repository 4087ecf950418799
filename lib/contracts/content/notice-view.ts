import * as z from "zod/mini";
import { line, paragraphs } from "#lib/contracts/plain-text.ts";

/** Types of notices: news for players, promotions. */
export const noticeTypes = ["PL", "PR"] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Page size of notices (MSG-01). */
export const noticesPerPage = 9;

/** `content` is HTML, sanitised to a list of allowed elements when it is written. */
export const noticeText = z.strictObject({
  title: line(120),
  content: paragraphs(20_000),
});
export type NoticeText = z.output<typeof noticeText>;
