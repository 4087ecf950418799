import * as z from "zod/mini";
import { type CallOptions, callPlain } from "#lib/client/call-plain.ts";
import { loadPart } from "#lib/client/load-part.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import type { CallContract, OutputOf } from "#lib/contracts/define-call.ts";

/**
 * Calls the portal with a contract: encodes the input to the wire and decodes the response. Encrypted calls load the
 * cryptography on first use.
 * @throws PortalError: with the server's code and message, or `network`
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

/** Loads the cryptography. A form that needs it calls this early, so that the submit does not wait for it. */
export async function loadEncryption() {
  try {
    return await loadPart(() => import("#lib/client/call-encrypted.ts"));
  } catch {
    throw new PortalError("network", "");
  }
}
