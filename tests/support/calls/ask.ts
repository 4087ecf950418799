import { randomInt } from "node:crypto";

/** Origin of this run's product. */
export const productOrigin = process.env.E2E_ORIGIN ?? "";

/** Unique to this test file, so that rate limits per address do not meet across files. */
export const ownAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export interface Answer {
  status: number;
  headers: Headers;
  /** The document; empty for none. */
  html: string;
}

/** Sends one request like a browser without scripts, and follows no redirect. */
export async function ask(path: string, { origin = productOrigin, ...headers }: Asked = {}): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    headers: { "x-forwarded-for": ownAddress, "accept-language": "en", ...headers },
    redirect: "manual",
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Further headers, and another origin than the product's. */
type Asked = Record<string, string>;
