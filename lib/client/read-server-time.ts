import { callPortal } from "#lib/client/call-portal.ts";
import { readTimeCall } from "#lib/contracts/system/read-time.ts";

/**
 * Returns the server's time in milliseconds since 1970.
 * @throws PortalError
 */
export async function readServerTime(): Promise<number> {
  return (await callPortal(readTimeCall, {})).now.getTime();
}
