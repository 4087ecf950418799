import "server-only";
import type { Context } from "#lib/platform/context.ts";

/**
 * Returns the format that `Accept` names explicitly. Wildcards, which browsers send for pages and scripts, do not
 * count.
 */
export function wantedFormat(request: Request, formats: Readonly<Record<string, unknown>>): string | undefined {
  const accepted = (request.headers.get("accept") ?? "").split(",").map((part) => part.split(";")[0]?.trim());
  return Object.keys(formats).find((type) => accepted.includes(type));
}

/** Returns the format "text/csv" of a call whose rows are streamed. */
export function asCsv<Input>(pieces: (context: Context, input: Input) => AsyncGenerator<string>) {
  return (context: Context, input: Input) => streamText(pieces(context, input), "text/csv");
}

/**
 * Streams a download while its rows are read. Waits for the first piece, so that an early error still becomes a
 * response.
 */
async function streamText(pieces: AsyncGenerator<string>, type: string): Promise<Response> {
  const encoder = new TextEncoder();
  let first: IteratorResult<string> | undefined = await pieces.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = first ?? (await pieces.next());
      first = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void pieces.return(undefined),
  });
  const headers = { "content-type": `${type}; charset=utf-8`, "content-disposition": "attachment" };
  return new Response(body, { headers: { ...headers, "cache-control": "private, no-store" } });
}
