/**
 * How a round is drawn. The server commits to its seed (64 hexadecimal digits) by publishing the SHA-256 of that text
 * before the first round. The player adds a client seed; a nonce counts the rounds of the pair.
 *
 *   block k  = HMAC-SHA256(key: server seed, message: "{client seed}:{nonce}", for k > 0 with ":{k}" appended)
 *   each block is read as eight unsigned 32-bit numbers, big-endian;
 *   the first number below the largest multiple of `outcomes` that fits decides, modulo `outcomes`;
 *   further draws of a round continue with the next number, block after block.
 *
 * Numbers from that multiple on are skipped, so that every outcome is equally likely. Seeds are used as text (UTF-8),
 * so that `sha256sum` and any HMAC tool can check them. Runs in browsers and in Node.
 */
export interface Draw {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

export const serverSeedPattern = /^[0-9a-f]{64}$/;
/** No colon, because it separates the parts of the message. */
export const clientSeedPattern = /^[A-Za-z0-9_-]{1,64}$/;

const encoder = new TextEncoder();

/** A draw with its source for display: the deciding block in hexadecimal, and the number within it. */
export interface DrawTrace {
  message: string;
  digest: string;
  number: number;
  outcome: number;
}

/** The draws of one round, in order. */
export interface Draws {
  next: (outcomes: number) => Promise<number>;
  trace: (outcomes: number) => Promise<DrawTrace>;
}

export async function drawOutcome(draw: Draw, outcomes: number): Promise<number> {
  return (await openDraws(draw)).next(outcomes);
}

export async function openDraws({ serverSeed, clientSeed, nonce }: Draw): Promise<Draws> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(serverSeed), algorithm, false, ["sign"]);
  const read = async (block: number) => {
    const message = `${clientSeed}:${nonce}${block > 0 ? `:${block}` : ""}`;
    const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(message)));
    return { message, bytes, numbers: new DataView(bytes.buffer) };
  };
  let block = 0;
  let at = 0;
  let current = await read(block);
  const trace = async (outcomes: number): Promise<DrawTrace> => {
    const ceiling = 2 ** 32 - (2 ** 32 % outcomes);
    for (; ; at += 4) {
      if (at === current.bytes.length) {
        at = 0;
        block += 1;
        current = await read(block);
      }
      const number = current.numbers.getUint32(at);
      if (number >= ceiling) continue;
      at += 4;
      return { message: current.message, digest: hexadecimal(current.bytes), number, outcome: number % outcomes };
    }
  };
  return { trace, next: async (outcomes) => (await trace(outcomes)).outcome };
}

/** Returns the commitment to a server seed, in hexadecimal. */
export async function seedHash(serverSeed: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(serverSeed))));
}

export function newServerSeed(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

export function newClientSeed(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(8)));
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
