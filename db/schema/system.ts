import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { bytea } from "#db/bytea.ts";

/** The site's own settings: only the difference from the defaults in the modules' `settings.ts`. */
export const site = pgTable("site", {
  code: text().primaryKey(),
  configuration: jsonb().notNull().default({}),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Current and former site logos. The configuration names the current one. */
export const siteImage = pgTable("site_image", {
  /** Digest of the bytes. */
  image: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** WebP, re-encoded by our own code. */
  bytes: bytea().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

export const systemStatus = pgTable("system_status", {
  siteCode: text("site_code").primaryKey(),
  maintenance: boolean().notNull().default(false),
  message: text().notNull().default(""),
  /** Addresses or CIDR blocks that can use the site during maintenance. */
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

/** Key pairs of the encrypted calls; private keys are sealed. */
export const portalKey = pgTable("portal_key", {
  kid: text().primaryKey(),
  publicJwk: jsonb("public_jwk").notNull(),
  wrappedPrivateJwk: text("wrapped_private_jwk").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Scenarios that `npm start` has seeded, with their sources. Unchanged sources are not seeded again. */
export const seedRun = pgTable("seed_run", {
  scenario: text().primaryKey(),
  /** Digest of the code that the scenario is generated from. */
  sources: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
