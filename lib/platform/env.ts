import "server-only";
import { z } from "zod";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** All environment variables of the product. The README's table is generated from these descriptions. */
const variables = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production").describe("Set by the scripts."),
  DATABASE_URL: z.url().describe("Postgres as the owner: migrations. `npm start` brings its own Postgres when unset."),
  DATABASE_APP_URL: z
    .url()
    .optional()
    .describe("Postgres as the application role. When unset, the owner's connection takes the role `sinag_app`."),
  REDIS_URL: z
    .string()
    .optional()
    .describe("Redis or Valkey for sessions, nonces and counters. When unset, Postgres serves in its place."),
  REDIS_PREFIX: z.string().default("sinag:").describe("Prefix of every key, so that several sites share one Redis."),
  SESSION_SECRET: z
    .string()
    .min(32)
    .describe("Seals cookies and wraps the keys that seal data; at least 32 characters."),
  OTHER_SESSION_SECRETS: z
    .string()
    .default("")
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().min(32)))
    .describe("Earlier or coming values of SESSION_SECRET, separated by spaces: they only open (docs/keys.md)."),
  SITE_ORIGIN: z
    .url({ protocol: /^https$/, error: "must be an https origin: a site in production does not speak plain http" })
    .optional()
    .describe("Public origin, https only. Unset means demo mode on this machine, over plain http."),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe("Port of the web process."),
  HOST: z.string().default("127.0.0.1").describe("Address that the web process listens on; loopback behind a proxy."),
  DATA_FOLDER: z
    .string()
    .default(".data")
    .describe("Folder for private files: uploads, and the list of demo accounts."),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe("Proxies in front that set the client address."),
  FRONT_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe("Shared with the front (docs/front.md), which keeps pages for a moment. When unset, none may."),
  MAINTENANCE: flag
    .default(false)
    .describe("`true` shows the maintenance page everywhere, whatever the database says."),
  SANDBOX_GATEWAY_URL: z.url().default("http://127.0.0.1:4100").describe("The sandbox payment gateway."),
  SANDBOX_GATEWAY_SECRET: z
    .string()
    .optional()
    .describe("Signs the sandbox gateway's callbacks (Standard Webhooks, `whsec_…`)."),
  DEMO: flag.default(false).describe("Demo mode: set by `npm start` when SITE_ORIGIN is unset, refused beside it."),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"])
    .default("info")
    .describe("Lowest level that is logged."),
});

export const envSchema = variables.refine(({ DEMO, SITE_ORIGIN }) => !(DEMO && SITE_ORIGIN), {
  path: ["DEMO"],
  error: "must not be true beside SITE_ORIGIN: a site in production has no demo mode",
});

export type Env = z.infer<typeof envSchema>;

let parsed: Env | undefined;

/** Returns the environment, parsed once. Throws with the names of missing or wrong variables. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** True under `npm run dev`. It is a compile-time constant, so it costs the middleware nothing. */
export const development = process.env.NODE_ENV === "development";

/** Returns the log level without parsing the other variables: a build loads the logger without an environment. */
export function logLevel(): Env["LOG_LEVEL"] {
  return envSchema.shape.LOG_LEVEL.catch("info").parse(process.env.LOG_LEVEL);
}

function parseEnv(source: NodeJS.ProcessEnv): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(present);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Environment is not complete:\n  ${wrong.join("\n  ")}`);
}
