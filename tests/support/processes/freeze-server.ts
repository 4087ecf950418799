import { childrenOf, isAlive } from "../../../scripts/services/process.mjs";

/**
 * Freezes a server and its children (SIGSTOP): its connections stay open, new ones are taken by the system, and nothing
 * answers. Returns the function that lets it go on.
 */
export function freezeServer(server: { pid: () => number }): () => void {
  const pids = [server.pid(), ...childrenOf(server.pid())];
  const send = (signal: "SIGSTOP" | "SIGCONT") => {
    for (const pid of pids.filter(isAlive)) process.kill(pid, signal);
  };
  send("SIGSTOP");
  return () => send("SIGCONT");
}
