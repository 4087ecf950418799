import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readKeysCall } from "#lib/contracts/system/read-keys.ts";
import { currentPortalKeys } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { bindingOf, issueNonce, randomToken } from "#lib/portal/http/nonces.ts";

/** Returns the public keys and a nonce for the calling browser. Starts a pre-session when the browser has none. */
export async function publishKeys(context: Context): Promise<OutputOf<typeof readKeysCall>> {
  const keys = await currentPortalKeys(context);
  const known = context.request?.preSession;
  const preSession = known ?? randomToken();
  if (!known) context.request?.setPreSession(preSession);
  const binding = bindingOf(preSession);
  return {
    keys: keys.map(({ kid, publicJwk: { kty = "", crv = "", x = "", y } }) => ({
      kid,
      kty,
      crv,
      x,
      ...(y ? { y } : {}),
    })),
    nonce: await issueNonce(context.kv, binding),
    binding,
    now: context.clock.now(),
  };
}
