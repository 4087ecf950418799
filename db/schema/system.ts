import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { bytea } from "#db/bytea.ts";

/** The site's own settings: only what differs from the defaults of the modules' `settings.ts`. */
export const site = pgTable("site", {
  code: text().primaryKey(),
  configuration: jsonb().notNull().default({}),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Pictures that were the site's logo. Which one is, says the configuration. */
export const siteImage = pgTable("site_image", {
  /** A digest of the bytes. */
  image: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** WebP, drawn by our own code. */
  bytes: bytea().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

export const systemStatus = pgTable("system_status", {
  siteCode: text("site_code").primaryKey(),
  maintenance: boolean().notNull().default(false),
  message: text().notNull().default(""),
  /** Addresses or CIDR blocks that see the site during maintenance. */
  allowList: text("allow_list").array().notNull().default([]),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

export const regionRule = pgTable(
  "region_rule",
  {
    siteCode: text("site_code").notNull(),
    effect: text({ enum: ["allow", "deny"] }).notNull(),
    kind: text({ enum: ["country", "cidr"] }).notNull(),
    /** ISO 3166-1 alpha-2 code, or an address block. */
    value: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteCode, table.kind, table.value] })],
);

/** Key pairs of the encrypted calls; private halves are wrapped under SESSION_SECRET. */
export const portalKey = pgTable("portal_key", {
  kid: text().primaryKey(),
  publicJwk: jsonb("public_jwk").notNull(),
  wrappedPrivateJwk: text("wrapped_private_jwk").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** What `npm start` brought in, and from which sources: unchanged, it is not brought in again. */
export const seedRun = pgTable("seed_run", {
  scenario: text().primaryKey(),
  /** A digest over the code that the scenario comes from. */
  sources: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
