import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";

export interface CapturedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Captures the response to a request in memory. Rejects when the response is aborted. */
export function captureResponse(
  request: IncomingMessage,
  answer: (response: ServerResponse) => Promise<unknown>,
): Promise<CapturedResponse> {
  return new Promise((resolve, reject) => {
    const response = new ResponseInMemory(request, resolve, reject);
    const brokenOff = () => response.writableEnded || reject(new Error("the answer was not ended"));
    answer(response).then(brokenOff, reject);
  });
}

/** A response without a connection, which stores what is written to it. */
class ResponseInMemory extends ServerResponse {
  readonly #parts: Buffer[] = [];
  readonly #done: (answer: CapturedResponse) => void;
  readonly #failed: (cause: Error) => void;

  constructor(request: IncomingMessage, done: (answer: CapturedResponse) => void, failed: (cause: Error) => void) {
    super(request);
    this.#done = done;
    this.#failed = failed;
  }

  /**
   * The framework destroys the response of a page that fails half-way. The promise must then reject, or callers wait
   * forever.
   */
  override destroy(cause = new Error("the answer broke off")): this {
    this.#failed(cause);
    return super.destroy(cause);
  }

  override write(chunk: string | Uint8Array, ...rest: unknown[]): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    this.#parts.push(typeof chunk === "string" ? Buffer.from(chunk) : Buffer.from(chunk));
    callback(rest)?.();
    return true;
  }

  override end(...rest: unknown[]): this {
    const [chunk] = rest;
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.write(chunk);
    this.finished = true;
    this.#done({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#parts) });
    callback(rest)?.();
    this.emit("finish");
    this.emit("close");
    return this;
  }
}

function callback(given: readonly unknown[]): (() => void) | undefined {
  return given.find((value): value is () => void => typeof value === "function");
}
