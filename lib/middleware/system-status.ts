/** 0 open, 1 maintenance, 2 blocked region, null when the status cannot be read. */
export type PageStatus = 0 | 1 | 2 | null;

const freshMs = 2_000;
const timeoutMs = 3_000;
const rememberedAddresses = 5_000;

export interface KnownStatus {
  status: PageStatus;
  /** True when the status is the same for every visitor. */
  everyones: boolean;
}

interface Known extends KnownStatus {
  untilMs: number;
}

const unknown: KnownStatus = { status: null, everyones: false };

/**
 * One entry when the status is the same for everyone, else one per address; the least recently used is evicted first.
 */
const known = new Map<string, Known>();
const anyone = "*";
const asking = new Map<string, Promise<KnownStatus>>();

/** Returns the status for an address, at most 2 s old. Waits for a new one when the cached status is older. */
export function readStatus(origin: string, address: string): Promise<KnownStatus> {
  for (const key of [anyone, address]) {
    const entry = known.get(key);
    if (entry && Date.now() < entry.untilMs) return Promise.resolve(entry);
  }
  const running = asking.get(address) ?? ask(origin, address).finally(() => asking.delete(address));
  asking.set(address, running);
  return running;
}

async function ask(origin: string, address: string): Promise<KnownStatus> {
  const askedAtMs = Date.now();
  // Behind a proxy that terminates TLS, the framework writes https into the address of its own process, which speaks
  // http.
  const self = origin.replace(/^https:\/\/localhost:/, "http://localhost:");
  const url = `${self}/api/status?address=${encodeURIComponent(address)}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => response.json())
    .catch(() => null);
  const status = readCode(answer?.status);
  if (status === null) return unknown;
  const everyones = !answer.dependsOnAddress;
  const entry = { status, everyones, untilMs: askedAtMs + freshMs };
  remember(everyones ? anyone : address, entry);
  return entry;
}

function readCode(value: unknown): PageStatus {
  return value === 0 || value === 1 || value === 2 ? value : null;
}

function remember(key: string, entry: Known): void {
  if (key !== anyone) known.delete(anyone);
  known.delete(key);
  known.set(key, entry);
  const oldest = known.keys().next().value;
  if (known.size > rememberedAddresses && oldest !== undefined) known.delete(oldest);
}
