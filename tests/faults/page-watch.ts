import { setTimeout as pause } from "node:timers/promises";

const everyMs = 250;
const leak = /\bat \S+ \(|node_modules|\.tsx?:\d+|ECONN|postgres:|insert into/i;

/** Somebody who keeps loading the home page. */
export interface PageWatch {
  stop(): Promise<void>;
  counts(): string;
  unavailable(): number;
  /** Pages that no fault excuses: other statuses, no time to come back, or words about our insides. */
  offences(): string[];
}

export function startPageWatch(origin: string): PageWatch {
  const statuses = new Map<number, number>();
  const offences: string[] = [];
  let stopping = false;

  async function look(): Promise<number> {
    const response = await fetch(origin, { headers: { "x-forwarded-for": "10.9.1.1" } }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (!response || typeof text !== "string") return 0;
    const excused = response.status === 200 || (response.status === 503 && response.headers.has("retry-after"));
    if (!excused || leak.test(text)) offences.push(`home ${response.status} ${text.slice(0, 300)}`);
    return response.status;
  }

  async function watch(): Promise<void> {
    while (!stopping) {
      const status = await look();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(everyMs);
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping = true;
      await watching;
    },
    counts: () => [...statuses].map(([status, times]) => `${status || "none"} × ${times}`).join(", "),
    unavailable: () => statuses.get(503) ?? 0,
    offences: () => offences,
  };
}
