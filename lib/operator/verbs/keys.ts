import * as z from "zod/mini";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { text } from "#lib/operator/fields.ts";
import { counted } from "#lib/operator/lines.ts";
import { type KeyList, type ListedKey, listKeys, retireKey, rotateKeys } from "#lib/sealing/sealing-keys.ts";

const list = defineVerb({
  group: "keys",
  name: "list",
  isDefault: true,
  summary: "Lists the keys that seal data, what is sealed under each, and the secrets that wrap them.",
  input: z.strictObject({}),
  permission: "keys.read",
  run: listKeys,
  audit: "nothing",
  print: ({ keys, secrets }) => [
    ...keys.map(printKey),
    ...secrets.map((secret, at) => printSecret(secret, at === 0, keys)),
    ...keys
      .filter(isUnused)
      .map(({ id }) => `Nothing is sealed under ${id} any more: npm run ops -- keys retire ${id}`),
  ],
});

function printKey({ id, createdAt, seals, wrappedBy, sealed }: ListedKey): string {
  const counts = sealed.map(({ name, count }) => `${count} ${name}`).join(", ") || "nothing";
  const by = wrappedBy === null ? "derived from its secret" : `wrapped by secret ${wrappedBy}`;
  return ["key", id.padEnd(36), seals ? "seals" : "opens", createdAt.toISOString(), by, `sealed: ${counts}`].join("  ");
}

function printSecret(secret: string, first: boolean, keys: KeyList["keys"]): string {
  const wraps = keys.filter(({ wrappedBy }) => wrappedBy === secret).length;
  return ["secret", secret, first ? "seals" : "opens", `wraps ${counted(wraps, "key")}`].join("  ");
}

const isUnused = ({ seals, sealed }: ListedKey) => !seals && sealed.length === 0;

const rotate = defineVerb({
  group: "keys",
  name: "rotate",
  summary: "Adds a key that seals data from now on. The job `re-seal` then moves what older keys sealed.",
  input: z.strictObject({}),
  permission: "keys.manage",
  confirm: true,
  run: rotateKeys,
  audit: { actions: ["sealing-key-added"], subject: (_, { id }) => `sealing-key:${id}` },
  print: ({ id }) => [`The key ${id} seals from now on. Older keys still open.`],
});

const retire = defineVerb({
  group: "keys",
  name: "retire",
  summary: "Removes an older key. Refused while anything is sealed under it.",
  input: z.strictObject({ id: text("The key's id, as `list` prints it.", "ID") }),
  positionals: ["id"],
  permission: "keys.manage",
  confirm: true,
  run: retireKey,
  audit: { actions: ["sealing-key-retired"], subject: ({ id }) => `sealing-key:${id}` },
  print: ({ id }) => [`The key ${id} is removed.`],
});

export const verbs = [list, rotate, retire];
