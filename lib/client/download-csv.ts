import { openEnvelope, send } from "#lib/client/call-plain.ts";

/** Saves what a call answers with as CSV. Throws `PortalError` when it refuses. */
export async function downloadCsv(address: string, fileName: string): Promise<void> {
  const response = await send(address, { method: "GET", headers: { accept: "text/csv" } });
  if (!response.ok) openEnvelope(await response.json().catch(() => null), response);
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  // The download has its own hold on the data by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
