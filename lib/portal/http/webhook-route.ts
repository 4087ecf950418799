import "server-only";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { networkOf } from "#lib/platform/client-network.ts";
import type { Context } from "#lib/platform/context.ts";
import { database } from "#lib/platform/database.ts";
import { type Services, services } from "#lib/portal/composition/services.ts";
import { clientAddress } from "#lib/portal/composition/visitor.ts";
import { failure, success } from "#lib/portal/http/call-response.ts";
import { takeTurn } from "#lib/portal/http/in-flight.ts";
import { limitRate } from "#lib/portal/http/rate-limits.ts";
import { readBody } from "#lib/portal/http/request-guards.ts";

const maxBytes = 16 * 1024;
const perMinute = 1200;

/** A callback signed by the Standard Webhooks scheme, with its unmodified body. */
export interface SignedCallback {
  headers: Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>;
  body: string;
}

/**
 * Receives messages of another system: no session, no origin check, no maintenance check. The receiver checks the
 * signature. A gateway retries after any error, so the reason of a rejection is logged.
 */
export function webhookRoute(
  gateway: string,
  receive: (context: Context, callback: SignedCallback) => Promise<void>,
  given: Partial<Services> = {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    const held = services({ db: database("acts"), ...given });
    let endTurn = () => {};
    try {
      await limitRate(held, `webhook:${gateway}`, networkOf(clientAddress(request.headers)), perMinute);
      const body = new TextDecoder().decode(await readBody(request, maxBytes));
      endTurn = await takeTurn("callbacks", gateway);
      await receive(
        { ...held, actor: { role: "system", process: `gateway:${gateway}` } },
        { headers: signature(request), body },
      );
      return respond(success(null));
    } catch (error) {
      const answer = await failure(error, defaultLocale, `webhook:${gateway}`, held.log);
      held.log.warn({ gateway, code: answer.envelope.code, id: request.headers.get("webhook-id") }, "callback refused");
      return respond(answer);
    } finally {
      endTurn();
    }
  };
}

function signature({ headers }: Request): SignedCallback["headers"] {
  const of = (name: string) => headers.get(name) ?? "";
  return {
    "webhook-id": of("webhook-id"),
    "webhook-timestamp": of("webhook-timestamp"),
    "webhook-signature": of("webhook-signature"),
  };
}

function respond({ status, envelope, headers }: Awaited<ReturnType<typeof failure>>): Response {
  return Response.json(envelope, { status, headers: { ...headers, "cache-control": "no-store" } });
}
