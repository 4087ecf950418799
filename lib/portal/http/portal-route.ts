import "server-only";
import * as z from "zod/mini";
import type { CallContract, InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SiteLanguages } from "#lib/i18n/site-languages.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { readSystemStatus } from "#lib/modules/system/index.ts";
import { networkOf } from "#lib/platform/client-network.ts";
import type { Context, RequestFacts } from "#lib/platform/context.ts";
import { database } from "#lib/platform/database.ts";
import { type Services, services } from "#lib/portal/composition/services.ts";
import { readSiteLanguages } from "#lib/portal/composition/site-languages.ts";
import { actorFrom, clientAddress, sessionIdOf, sessionOf } from "#lib/portal/composition/visitor.ts";
import { type CallResponse, failure, success } from "#lib/portal/http/call-response.ts";
import { checkAccess, checkPageOwner } from "#lib/portal/http/check-access.ts";
import { type OpenedRequest, openRequest } from "#lib/portal/http/encryption.ts";
import { takeTurn } from "#lib/portal/http/in-flight.ts";
import { collectInput, parseInput } from "#lib/portal/http/parse-input.ts";
import { limitRate } from "#lib/portal/http/rate-limits.ts";
import { checkRequest, encryptedMediaType, ownOrigin, readBody } from "#lib/portal/http/request-guards.ts";
import { requestLanguage } from "#lib/portal/http/request-language.ts";
import { cookieOf, preSessionCookie, preSessionCookieName, sessionCookie } from "#lib/portal/http/session-cookie.ts";
import { wantedFormat } from "#lib/portal/http/wanted-format.ts";

export type PortalHandler = (request: Request) => Promise<Response>;

/**
 * Alternative responses of a plain call by media type, chosen by `Accept` (`lib/portal/http/stream-text.ts`, `live`).
 */
export type Format<Call extends CallContract> = (
  context: Context,
  input: InputOf<Call>,
  request: Request,
) => Promise<Response>;

/**
 * Binds a contract to a use case: a pure Request → Response function that does not depend on Next. The order is size,
 * media type, origin, system status, rate per address, decryption, session, page owner, role, rate per account, parsing,
 * turn, use case, envelope. Each step rejects a call before the next step costs anything.
 */
export function portalRoute<Call extends CallContract>(
  call: Call,
  act: (context: Context, input: InputOf<Call>) => Promise<OutputOf<Call>>,
  given: Partial<Services> = {},
  formats: Readonly<Record<string, Format<Call>>> = {},
): PortalHandler {
  return async (request) => {
    const acts = call.method !== "GET";
    const held = services({ ...(acts && { db: database("acts") }), ...given });
    const languages = await readSiteLanguages(held);
    const language = requestLanguage(request.headers, languages);
    const reply: Reply = { cookies: [], opened: undefined };
    let answer: CallResponse;
    let endTurn = () => {};
    try {
      const { context, wire } = await admit(call, request, held, { language, languages }, reply);
      const input = parseInput<Call["input"]>(call, wire);
      endTurn = await takeTurn(acts ? "acts" : "reads", whoActs(context));
      const type = wantedFormat(request, formats);
      const format = type === undefined ? undefined : formats[type];
      if (format) return await format(context, input, request);
      const output = await act(context, input);
      answer = success(z.encode(call.output, output));
    } catch (error) {
      answer = await failure(error, language, call.name, held.log);
    } finally {
      endTurn();
    }
    return respond(answer, reply);
  };
}

/** Visitors count by address: they have nothing else. */
const whoActs = ({ actor, request }: Context) => ("playerId" in actor ? actor.playerId : networkOf(request?.ip ?? ""));

interface Reply {
  cookies: string[];
  /** Present once the request is decrypted: every response after that is encrypted. */
  opened: OpenedRequest | undefined;
}

interface Spoken {
  language: Locale;
  languages: SiteLanguages;
}

async function admit(call: CallContract, request: Request, held: Services, spoken: Spoken, reply: Reply) {
  checkRequest(call, request);
  const ip = clientAddress(request.headers);
  if (!call.exemptFromStatus) await checkStatus(held, ip);
  const limitAddress = () => limitRate(held, call.name, networkOf(ip), call.limits.perAddress);
  if (!call.encrypted) await limitAddress();
  const body = await readBody(request, call.maxBytes);
  if (call.encrypted) reply.opened = await openRequest(call, request, body, held, limitAddress);
  const session = await sessionOf(held, request.headers);
  checkPageOwner(call, session, request.headers);
  checkAccess(call, session);
  if (session) await limitRate(held, call.name, session.playerId, call.limits.perAccount);
  const wire = reply.opened ? reply.opened.data : await collectInput(call, request, body);
  const context: Context = { ...held, actor: actorFrom(session), request: requestFacts(request, ip, spoken, reply) };
  return { context, wire };
}

function requestFacts(request: Request, ip: string, { language, languages }: Spoken, reply: Reply): RequestFacts {
  return {
    ip,
    language,
    languages: languages.offered,
    userAgent: request.headers.get("user-agent") ?? "",
    origin: ownOrigin(request),
    preSession: cookieOf(request.headers, preSessionCookieName),
    sessionId: () => sessionIdOf(request.headers),
    setPreSession: (value) => void reply.cookies.push(preSessionCookie(value)),
    setSession: async (sessionId) => void reply.cookies.push(await sessionCookie(sessionId)),
  };
}

async function checkStatus(held: Services, ip: string): Promise<void> {
  const { status } = await readSystemStatus(held, ip);
  if (status === 1) throw new DomainError("maintenance");
  if (status === 2) throw new DomainError("region-blocked");
}

async function respond(answer: CallResponse, { cookies, opened }: Reply): Promise<Response> {
  const headers = new Headers({ ...answer.headers, "cache-control": "private, no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  headers.set("content-type", opened ? encryptedMediaType : "application/json");
  const body = opened ? await opened.seal(answer.envelope) : JSON.stringify(answer.envelope);
  return new Response(body, { status: answer.status, headers });
}
