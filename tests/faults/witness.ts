import type { Exchange } from "#tests/support/calls/http-visitor.ts";

const leak = /\bat \S+ \(|node_modules|\.tsx?:\d+|postgres|redis|ECONN|select .+ from|insert into|argon2/i;
const code = /"code":"([a-z-]+)"/;

/** Observes every response of a run, for all players. */
export interface Witness {
  observe(exchange: Exchange): void;
  /** Responses that no fault excuses: a 5xx other than 503, or internal details. */
  offences(): string[];
  /** Counts responses by status; 0 stands for an incomplete response. */
  counts(): string;
  /** Connections that ended during or before a response, by the system's error name. */
  broken(): Map<string, number>;
}

export function openWitness(): Witness {
  const offences: string[] = [];
  const statuses = new Map<number, number>();
  const broken = new Map<string, number>();
  const count = <Key>(map: Map<Key, number>, key: Key) => map.set(key, (map.get(key) ?? 0) + 1);
  return {
    observe({ call, status, text }) {
      count(statuses, status);
      if (status === 0) count(broken, text);
      else if (
        (status >= 500 && status !== 503) ||
        leak.test(text) ||
        (status >= 400 && !code.test(text) && !sealed(text))
      )
        offences.push(`${call.name} ${status} ${text.slice(0, 300)}`);
    },
    offences: () => offences,
    counts: () =>
      [...statuses]
        .toSorted()
        .map(([status, times]) => `${status || "none"} × ${times}`)
        .join(", "),
    broken: () => broken,
  };
}

const sealed = (text: string) => text.startsWith("eyJ");
