import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

/** On `globalThis`: the server and the framework's bundles each load this file and must share the store. */
const shared = globalThis as { sinagResponses?: AsyncLocalStorage<ServerResponse> };
shared.sinagResponses ??= new AsyncLocalStorage();
const responses = shared.sinagResponses;

const retrySeconds = 5;

/** Runs a request so that its page can set the response status, which the framework does not support. */
export function answerRequest<Result>(response: ServerResponse, answer: () => Result): Result {
  return responses.run(response, answer);
}

/**
 * Sets the status of the page being rendered: 503 with Retry-After, 451 (SITE-05) or 500. Does nothing once headers are
 * sent.
 */
export function setResponseStatus(status: 503 | 451 | 500): void {
  const response = responses.getStore();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  if (status === 503) response.setHeader("retry-after", retrySeconds);
}
