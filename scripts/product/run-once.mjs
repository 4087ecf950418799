import { spawn } from "node:child_process";
import { projectRoot } from "../services/data-folder.mjs";
import { nodeProgram } from "./install.mjs";

/** Condition under which `server-only` is empty outside the framework. */
export const serverCondition = "--conditions=react-server";

/**
 * Runs a program to its end with Node 24. On failure its output becomes the error.
 * @param {string[]} args arguments of node
 * @param {Record<string, string | undefined>} environment
 * @param {AbortSignal} [signal] ends it early
 * @returns {Promise<string>} its output
 */
export function runOnce(args, environment, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(nodeProgram(), args, {
      cwd: projectRoot,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${args.find((arg) => !arg.startsWith("-"))} failed:\n${output}`));
    });
  });
}

/**
 * Runs a program to its end with Node 24, in this terminal.
 * @param {string[]} args arguments of node
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<number>} its exit code
 */
export function runInTerminal(args, environment) {
  const child = spawn(nodeProgram(), args, {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: "inherit",
  });
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on("SIGTERM", forward);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      process.off("SIGTERM", forward);
      resolve(code ?? 1);
    });
  });
}
