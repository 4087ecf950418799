import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { message, payment } from "./protocol.ts";

const state = z.object({ payments: z.record(z.string(), payment), messages: z.array(message) });
type State = z.infer<typeof state>;

export interface Store extends State {
  save(): void;
}

const keptPayments = 1000;

/** Stores payments and pending messages in one file that is replaced atomically; a restart continues from it. */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  const held = read(file);
  return {
    ...held,
    save() {
      const ids = Object.keys(held.payments);
      for (const id of ids.slice(0, Math.max(0, ids.length - keptPayments))) delete held.payments[id];
      writeFileSync(`${file}.new`, JSON.stringify(held), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

function read(file: string): State {
  try {
    return state.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return { payments: {}, messages: [] };
    throw error;
  }
}
