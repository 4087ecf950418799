import "server-only";
import type { Context } from "#lib/platform/context.ts";

/** The type that `Accept` names outright; what a browser sends for any page or script is no such wish. */
export function wantedFormat(request: Request, formats: Readonly<Record<string, unknown>>): string | undefined {
  const accepted = (request.headers.get("accept") ?? "").split(",").map((part) => part.split(";")[0]?.trim());
  return Object.keys(formats).find((type) => accepted.includes(type));
}

/** The format "text/csv" of a call whose rows come in pieces. */
export function asCsv<Input>(pieces: (context: Context, input: Input) => AsyncGenerator<string>) {
  return (context: Context, input: Input) => streamText(pieces(context, input), "text/csv");
}

/** A download that is written as it is read. The first piece is waited for, so that a refusal is still an answer. */
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
