import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

/** On `globalThis`: the server and the framework's bundles each load this file, and must mean the same requests. */
const shared = globalThis as { sinagResponses?: AsyncLocalStorage<ServerResponse> };
shared.sinagResponses ??= new AsyncLocalStorage();
const responses = shared.sinagResponses;

const retrySeconds = 5;

/** Answers a request in such a way that a page may set its status, for which the framework has no means. */
export function answerRequest<Result>(response: ServerResponse, answer: () => Result): Result {
  return responses.run(response, answer);
}

/**
 * The page being rendered goes out as 503 with a time to come back, as 451 (SITE-05), or as 500, unless some of it is on
 * its way already.
 */
export function sayStatus(status: 503 | 451 | 500): void {
  const response = responses.getStore();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  if (status === 503) response.setHeader("retry-after", retrySeconds);
}
