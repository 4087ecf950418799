import { setTimeout as pause } from "node:timers/promises";
import { type HttpVisitor, openVisitor } from "#tests/support/calls/http-visitor.ts";

const everyMs = 250;
const leak = /\bat \S+ \(|node_modules|\.tsx?:\d+|ECONN|postgres:|insert into/i;

/** A visitor who keeps loading home and a list, and a member who keeps loading the member page. */
export interface PageWatch {
  stop(): Promise<void>;
  counts(): string;
  unavailable(): number;
  /** Pages that no fault excuses: other statuses, a missing Retry-After, or internal details. */
  offences(): string[];
}

export function startPageWatch(member: HttpVisitor): PageWatch {
  const statuses = new Map<number, number>();
  const offences: string[] = [];
  let stopping = false;

  async function look(visitor: HttpVisitor, path: string): Promise<number> {
    const response = await visitor.get(path).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (!response || typeof text !== "string") return 0;
    const { status, headers } = response;
    const toLogin = status === 307 && headers.get("location")?.startsWith("/login");
    const excused = status === 200 || toLogin || (status === 503 && headers.has("retry-after"));
    if (!excused || leak.test(text)) offences.push(`${path} ${status} ${text.slice(0, 300)}`);
    return status;
  }

  async function watch(visitor: HttpVisitor, path: string): Promise<void> {
    while (!stopping) {
      const status = await look(visitor, path);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(everyMs);
    }
  }

  const anyone = openVisitor({ origin: member.origin, address: "10.9.1.1" });
  const watching = Promise.all([watch(anyone, "/"), watch(anyone, "/rng"), watch(member, "/member")]);
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
