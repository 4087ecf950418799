// Forked by fixture-process.ts with `--conditions=react-server`: loads the product's code once and prepares fixtures
// for browser tests, one request after the other. Ends with the process that forked it.
import { format } from "node:util";
import { runCommand } from "#lib/cli/run-command.ts";
import { updatesSent } from "#lib/platform/announce.ts";
import { type Services, services } from "#lib/portal/composition/services.ts";
import {
  type AccountWanted,
  issueAccount,
  issueLogin,
  type LoginWanted,
} from "#tests/support/fixtures/issue-account.ts";
import { issuePlayer, type PlayerWanted } from "#tests/support/fixtures/issue-player.ts";
import { issueSession, type SessionWanted } from "#tests/support/fixtures/issue-session.ts";

export type FixtureRequest =
  | { session: SessionWanted }
  | { player: PlayerWanted }
  | { account: AccountWanted }
  | { login: LoginWanted }
  | { ops: string[] };
export type FixtureAnswer = { id: number } & ({ answer: string } | { error: string });

let last = Promise.resolve();
process.on("message", ({ id, request }: { id: number; request: FixtureRequest }) => {
  last = last.then(async () => {
    try {
      send({ id, answer: await serve(request) });
    } catch (error) {
      send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
});
process.on("disconnect", () => process.exit());

function send(answer: FixtureAnswer): void {
  process.send?.(answer);
}

async function serve(request: FixtureRequest): Promise<string> {
  // The product caches per database handle: with a new handle, a request reads current data.
  const held = services({ db: { ...services().db } });
  try {
    if ("session" in request) return await issueSession(held, request.session);
    if ("player" in request) return await issuePlayer(held, request.player);
    if ("account" in request) return JSON.stringify(await issueAccount(held, request.account));
    if ("login" in request) return await issueLogin(held, request.login);
    return await ops(held, request.ops);
  } finally {
    await updatesSent();
  }
}

/**
 * Runs `npm run ops -- ARGS…`. Returns its output.
 * @throws Error: when its exit code is not 0
 */
async function ops(held: Services, args: string[]): Promise<string> {
  const { log, error } = console;
  let said = "";
  console.log = (...words) => {
    said += `${format(...words)}\n`;
  };
  console.error = console.log;
  try {
    const code = await runCommand(args, (work) => work(held));
    if (code !== 0) throw new Error(`ops ${args.join(" ")} ended with ${code}:\n${said}`);
    return said;
  } finally {
    Object.assign(console, { log, error });
  }
}
