/** What is told of an error: nothing that a person or a row gave. */
export interface DescribedError {
  type: string;
  message: string;
  stack: string;
  /** Standard facts: code, table, constraint … */
  facts: Readonly<Record<string, string | number>>;
  causes: readonly DescribedError[];
}

const factNames = [
  "code",
  "syscall",
  "severity",
  "routine",
  "schema_name",
  "table_name",
  "column_name",
  "constraint_name",
  "schema",
  "table",
  "column",
  "constraint",
];
const deepest = 4;
const mostCauses = 3;
const mostFrames = 12;
const longestMessage = 500;

/**
 * Describes an error with its causes for a log or a stored failure. Errors of drivers carry the parameters of their
 * statement in their message, their stack and their own properties, so only known facts are taken.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "", facts: {}, causes: [] };
  const message = safeMessage(error);
  const type = typeOf(error);
  const frames = framesOf(error).slice(0, mostFrames);
  const inner = error instanceof AggregateError ? error.errors.slice(0, mostCauses) : [];
  const causes = [error.cause, ...inner].filter((cause) => cause instanceof Error);
  return {
    type,
    message,
    stack: [`${type}: ${message}`, ...frames].join("\n"),
    facts: factsOf(error),
    causes: depth < deepest ? causes.map((cause) => describeError(cause, depth + 1)) : [],
  };
}

/** Returns an error with the same description and nothing else, for libraries that store what they are thrown. */
export function redactedError(error: unknown): Error {
  const { type, message, stack, facts, causes } = describeError(error);
  const [cause] = causes;
  const redacted = new Error(cause ? `${message} (${cause.type}: ${cause.message})` : message);
  return Object.assign(redacted, { name: type, stack }, facts.code === undefined ? {} : { code: facts.code });
}

function typeOf(error: Error): string {
  return error.name === "Error" ? error.constructor.name : error.name;
}

function safeMessage(error: Error): string {
  // drizzle's "Failed query: SQL\nparams: VALUES".
  if ("query" in error && "params" in error && typeof error.query === "string")
    return shorten(`Failed query: ${error.query}`);
  const { code } = factsOf(error);
  // Postgres' classes "data exception" and "raised by a function" quote the value.
  if (typeof code === "string" && /^(22|P0)[0-9A-Z]{3}$/.test(code))
    return shorten(error.message.split(/["':]/)[0] ?? "");
  // JSON.parse quotes its input.
  if (error instanceof SyntaxError) return shorten(error.message.replace(/".*"/s, '"…"'));
  return shorten(error.message);
}

const shorten = (text: string) => (text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text);

/** The stack repeats the message, which may itself have lines that look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const at = stack.indexOf(message);
  const rest = at < 0 ? "" : stack.slice(at + message.length);
  return rest.split("\n").filter((line) => /^\s+at /.test(line));
}

function factsOf(error: Error): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
  for (const name of factNames) {
    const value: unknown = Reflect.get(error, name);
    if ((typeof value === "string" && value.length < 100) || typeof value === "number") facts[name] = value;
  }
  return facts;
}
