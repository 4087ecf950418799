import { readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { defaultLocale } from "#lib/i18n/locales.ts";

/** The middleware takes these for files and lets them pass (middleware.ts). */
const file = /^\/[^/]*\.(?:svg|png|ico|txt|xml|webmanifest|woff2)$/;
/** The files that the root has. For any other the framework would make a page in a language of that name, by scripts. */
const rootFiles = new Set([...readdirSync("public"), "robots.txt", "sitemap.xml", "favicon.ico"]);

type Facts = Pick<IncomingMessage, "url" | "headersDistinct" | "httpVersion">;

/** The framework makes an address of the request from these; what is no address would fail there. */
export function isReadable({ url, headersDistinct, httpVersion }: Facts): boolean {
  if (!url?.startsWith("/")) return false;
  const { host: hosts = [] } = headersDistinct;
  return hosts.length === 0 ? httpVersion === "1.0" : hosts.length === 1 && hosts.every(isHost);
}

function isHost(text: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`);
}

/** Changes, in place, what would make the framework fail instead of answering that there is no such page. */
export function makeReadable(request: Pick<IncomingMessage, "url" | "headers">): void {
  const { headers } = request;
  request.url = readableTarget(request.url ?? "/");
  const isCall = request.url.startsWith("/api/");
  // With them a call would be redirected as if it were a part of a page.
  if (isCall) for (const name of Object.keys(headers)) if (/^(?:rsc$|next-)/.test(name)) delete headers[name];
  // The framework answers 500 to a file whose precondition fails. Nothing here can be changed under a precondition.
  for (const name of ["if-match", "if-unmodified-since"]) delete headers[name];
  const state = headers["next-router-state-tree"];
  if (state !== undefined && !isRouterState(state)) delete headers["next-router-state-tree"];
}

/**
 * Takes a "%" literally where the part of the path around it can't be decoded or has a control character: nothing has
 * such an address, so it is not found like any other. The query stays: its decoder takes anything.
 */
export function readableTarget(target: string): string {
  const [path = "", ...query] = target.split("?");
  const parts = path.split("/").map((part) => (isText(part) ? part : part.replaceAll("%", "%25")));
  const readable = parts.join("/");
  const isMissing = file.test(readable) && !rootFiles.has(readable.slice(1));
  return [isMissing ? `/${defaultLocale}${readable}` : readable, ...query].join("?");
}

function isText(part: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(part));
  } catch {
    return false;
  }
}

function isRouterState(state: string | string[]): boolean {
  try {
    return parseAndValidateFlightRouterState(state) !== undefined;
  } catch {
    return false;
  }
}
