import * as z from "zod/mini";
import { type CallOptions, callPlain } from "#lib/client/call-plain.ts";
import { loadPart } from "#lib/client/load-part.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import type { CallContract, OutputOf } from "#lib/contracts/define-call.ts";

/**
 * Calls the portal with a contract: the input is encoded to the wire, the answer decoded from it. Encrypted calls load
 * the cryptography on first use. Throws `PortalError` with the server's code and words, or `network`.
 */
export async function callPortal<Call extends CallContract>(
  call: Call,
  input: z.output<Call["input"]>,
  options: CallOptions = {},
): Promise<OutputOf<Call>> {
  const wire = z.encode(call.input, input);
  const answer = call.encrypted
    ? await (await loadEncryption()).callEncrypted(call, wire, options)
    : await callPlain(call, wire, options);
  return z.decode(call.output, answer as never) as OutputOf<Call>;
}

/** Fetches the cryptography; a form that will need it asks early, so that sending is not what waits for it. */
export async function loadEncryption() {
  try {
    return await loadPart(() => import("#lib/client/call-encrypted.ts"));
  } catch {
    throw new PortalError("network", "");
  }
}
