import { database } from "#lib/platform/database.ts";

/** Returns the SQL of every statement that reading calls send while `work` runs. */
export async function statementsOf(work: () => Promise<void>): Promise<string[]> {
  const { options } = database("reads").pool;
  const statements: string[] = [];
  const before = options.debug;
  options.debug = (_connection, statement) => statements.push(statement);
  await work().finally(() => {
    options.debug = before;
  });
  return statements;
}
