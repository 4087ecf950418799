/**
 * Returns a UUID version 7 (RFC 9562, 5.7): 48 bits of milliseconds, then random bits. Ids of one table grow with time,
 * so new rows share few index pages.
 */
export function newId(nowMs: number = Date.now()): string {
  return idFrom(nowMs, crypto.getRandomValues(new Uint8Array(16)));
}

/** Returns a lower bound for searches by time: above every id of an earlier millisecond, not above any of this one. */
export function firstIdAt(ms: number): string {
  return idFrom(ms, new Uint8Array(16));
}

function idFrom(nowMs: number, bytes: Uint8Array<ArrayBuffer>): string {
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(nowMs / 2 ** 32));
  view.setUint32(2, nowMs % 2 ** 32);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x70);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
