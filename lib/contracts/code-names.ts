import * as z from "zod/mini";

/** Names of fields in code, by their names on the wire, which legacy clients know (docs/glossary.md). */
const codeNames = {
  nodeId: "gameId",
  nodeName: "gameName",
  gameType: "category",
  gameClassify: "gameClass",
  isGame: "tileKind",
  lagerIcon: "largeIconUrl",
  vassalage: "vendorCode",
} as const;

type CodeNames = typeof codeNames;
type Names = Readonly<Record<string, string>>;

/** The fields of `Wire` by their names in code. `Own` has names that differ from the usual ones. */
export type InCode<Wire, Own extends Names = Record<never, never>> = {
  [Name in keyof Wire as Name extends keyof Own
    ? Own[Name]
    : Name extends keyof CodeNames
      ? CodeNames[Name]
      : Name]: Wire[Name];
};

/** Gives the fields of a wire object their names in code. Input and output of calls stay as legacy clients know them. */
export function inCode<Wire extends z.ZodMiniObject, const Own extends Names = Record<never, never>>(
  wire: Wire,
  own?: Own,
) {
  type Code = InCode<z.output<Wire>, Own>;
  const known: Names = { ...codeNames, ...own };
  // Only the names of this shape: a field may have on the wire the name that another has in code.
  const pairs = Object.keys(wire.shape).map((name) => [name, known[name] ?? name] as const);
  const names = Object.fromEntries(pairs);
  const wireNames = Object.fromEntries(pairs.map(([name, inCode]) => [inCode, name]));
  return z.codec(wire, z.custom<Code>(), {
    decode: (fields) => renamed(fields, names) as Code,
    encode: (fields) => renamed(fields, wireNames) as z.output<Wire>,
  });
}

function renamed(fields: object, names: Names): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));
}
