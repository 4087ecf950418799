import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Answers a request into memory instead of to its connection. */
export function captureAnswer(
  request: IncomingMessage,
  answer: (response: ServerResponse) => Promise<unknown>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const response = new CapturedResponse(request, resolve);
    answer(response).catch(reject);
  });
}

/** A response without a connection: it keeps what is written to it. */
class CapturedResponse extends ServerResponse {
  readonly #parts: Buffer[] = [];
  readonly #done: (answer: Answer) => void;

  constructor(request: IncomingMessage, done: (answer: Answer) => void) {
    super(request);
    this.#done = done;
  }

  override write(chunk: string | Uint8Array, ...rest: unknown[]): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    this.#parts.push(bytes(chunk));
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

const bytes = (chunk: string | Uint8Array) => (typeof chunk === "string" ? Buffer.from(chunk) : Buffer.from(chunk));

function callback(given: readonly unknown[]): (() => void) | undefined {
  return given.find((value): value is () => void => typeof value === "function");
}
