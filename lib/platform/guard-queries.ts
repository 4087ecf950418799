import "server-only";

/** A query of postgres.js before it is sent. */
interface UnsentQuery extends Promise<unknown> {
  handler(query: UnsentQuery): void;
  reject(cause: unknown): void;
}

/**
 * Returns `sql` with a guard: it decides when, and whether, each query is sent. The driver has no hook for that; a query
 * calls its `handler` when somebody first waits for it.
 */
export function guardQueries<Sql extends object>(sql: Sql, guard: (query: UnsentQuery, send: () => void) => void): Sql {
  function guarded(made: unknown): unknown {
    if (isQuery(made)) {
      const send = made.handler;
      made.handler = (query) => guard(query, () => send(query));
    }
    return made;
  }
  return new Proxy(sql, {
    apply: (target, self, values) => guarded(Reflect.apply(target as () => unknown, self, values)),
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "unsafe" || typeof value !== "function") return value;
      return (...values: unknown[]) => guarded(Reflect.apply(value, target, values));
    },
  });
}

function isQuery(made: unknown): made is UnsentQuery {
  return made instanceof Promise && "handler" in made && "reject" in made;
}
