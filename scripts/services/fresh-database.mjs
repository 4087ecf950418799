import { randomBytes } from "node:crypto";

/**
 * Creates an empty database beside the one of `url` and drops it at `stop`.
 * @param {string} url Postgres as a role that may create databases
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function freshDatabase(url) {
  const { default: postgres } = await import("postgres");
  const name = `sinag_run_${randomBytes(4).toString("hex")}`;
  const run = async (/** @type {string} */ statement) => {
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    await sql.unsafe(statement).finally(() => sql.end());
  };
  await run(`create database ${name}`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return { url: fresh.href, stop: () => run(`drop database if exists ${name} with (force)`) };
}
