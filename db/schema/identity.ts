import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** One account. `account` is the login name, always lower case; other tables refer to `id`. */
export const player = pgTable(
  "player",
  {
    id: uuid("id").primaryKey(),
    account: text("account").notNull().unique("player_account"),
    /** 0 member; 1, 2, 41, 42 agent; 4 trial. */
    memberType: smallint("member_type").notNull().default(0),
    nickname: text("nickname").notNull(),
    status: text("status", { enum: ["active", "disabled"] })
      .notNull()
      .default("active"),
    /** argon2id in the PHC format, which includes parameters and salt. */
    passwordHash: text("password_hash").notNull(),
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    /** A session is valid only in the generation it began in. Raising it ends all sessions in the same commit. */
    sessionGeneration: integer("session_generation").notNull().default(0),
    passwordChangedAt: timestamp("password_changed_at", { withTimezone: true }).notNull(),
    firstLoginAt: timestamp("first_login_at", { withTimezone: true }),
    /** BCP 47 tag of the page on which the account was opened. */
    language: text("language").notNull(),
    /** Referral code of the registration, as entered. */
    referralCode: text("referral_code"),
    registrationIp: text("registration_ip").notNull(),
    registrationDomain: text("registration_domain").notNull(),
    registrationUrl: text("registration_url").notNull(),
    registrationMethod: text("registration_method").notNull(),
    countryDialingCode: text("country_dialing_code"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("player_created_at").on(table.createdAt),
    check("player_account_lower_case", sql`account = lower(account)`),
    check("player_member_type", sql`member_type in (0, 1, 2, 4, 41, 42)`),
  ],
);
