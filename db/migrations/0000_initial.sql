-- Written by drizzle-kit, except for the part before the first table and the part after the last index.
-- Trusted: the owner of a database may create the extension.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE DOMAIN "balance" AS bigint CONSTRAINT "balance_not_negative" CHECK (VALUE >= 0);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_role" text NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "bank_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"bank_name" text NOT NULL,
	"holder_name" text NOT NULL,
	"sealed_number" text NOT NULL,
	"last_digits" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"channel" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"payment_id" text,
	"pay_url" text,
	"paid_amount" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "deposit_once" UNIQUE("player_id","idempotency_key"),
	CONSTRAINT "deposit_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "deposit_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deposit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_password" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"withdrawal_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"receipt_due_at" timestamp with time zone NOT NULL,
	"proof" text,
	CONSTRAINT "payout_pkey" PRIMARY KEY("withdrawal_id","part"),
	CONSTRAINT "payout_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "turnover_progress" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"required" bigint NOT NULL,
	"remaining" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"bank_account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"hold_id" text NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "withdrawal_once" UNIQUE("player_id","idempotency_key"),
	CONSTRAINT "withdrawal_sums" CHECK (amount > 0 and fee >= 0 and fee < amount and remaining between 0 and amount)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_event" (
	"withdrawal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"part" integer,
	"amount" bigint,
	"reason" text,
	"actor_role" text NOT NULL,
	"actor" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_event_pkey" PRIMARY KEY("withdrawal_id","number")
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"code" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"art" jsonb NOT NULL,
	"link" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"active_from" timestamp with time zone,
	"active_until" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "banner_window" CHECK (active_until > active_from)
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text,
	"type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"ticker" boolean DEFAULT false NOT NULL,
	"active_from" timestamp with time zone,
	"active_until" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "notice_code_unique" UNIQUE("code"),
	CONSTRAINT "notice_window" CHECK (active_until > active_from)
);
--> statement-breakpoint
CREATE TABLE "bet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"player_name" text NOT NULL,
	"vendor_code" text NOT NULL,
	"category" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"status" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bet_not_negative" CHECK (stake >= 0 and payout >= 0)
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"player_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_player_id_game_code_pk" PRIMARY KEY("player_id","game_code")
);
--> statement-breakpoint
CREATE TABLE "game" (
	"code" text PRIMARY KEY NOT NULL,
	"vendor_code" text NOT NULL,
	"vendor_game_id" text NOT NULL,
	"category" text NOT NULL,
	"game_class" text NOT NULL,
	"art_class" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"jackpot" boolean DEFAULT false NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"released_on" date NOT NULL,
	"rtp" integer DEFAULT 0 NOT NULL,
	"volatility" smallint,
	"lines" integer,
	"reels" text,
	"top_multiple" integer,
	"features" text[] DEFAULT '{}' NOT NULL,
	"minimum_stake" bigint NOT NULL,
	"maximum_stake" bigint NOT NULL,
	"maximum_win" bigint NOT NULL,
	CONSTRAINT "game_of_vendor" UNIQUE("vendor_code","vendor_game_id"),
	CONSTRAINT "game_volatility" CHECK (volatility between 1 and 5),
	CONSTRAINT "game_stakes" CHECK (minimum_stake >= 0 and maximum_stake >= minimum_stake)
);
--> statement-breakpoint
CREATE TABLE "recent_game" (
	"player_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"launched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_game_player_id_game_code_pk" PRIMARY KEY("player_id","game_code")
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"integrated" boolean DEFAULT false NOT NULL,
	"large" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_category" (
	"vendor_code" text NOT NULL,
	"category" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"lobby_code" text,
	CONSTRAINT "vendor_category_vendor_code_category_pk" PRIMARY KEY("vendor_code","category")
);
--> statement-breakpoint
CREATE TABLE "player" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"member_type" smallint DEFAULT 0 NOT NULL,
	"nickname" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"first_login_at" timestamp with time zone,
	"language" text NOT NULL,
	"referral_code" text,
	"registration_ip" text NOT NULL,
	"registration_domain" text NOT NULL,
	"registration_url" text NOT NULL,
	"registration_method" text NOT NULL,
	"country_dialing_code" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_account" UNIQUE("account"),
	CONSTRAINT "player_account_lower_case" CHECK (account = lower(account)),
	CONSTRAINT "player_member_type" CHECK (member_type in (0, 1, 2, 4, 41, 42))
);
--> statement-breakpoint
CREATE TABLE "key_value_entry" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_value_set_member" (
	"key" text NOT NULL,
	"member" text NOT NULL,
	"score" double precision NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "key_value_set_member_key_member_pk" PRIMARY KEY("key","member")
);
--> statement-breakpoint
CREATE TABLE "external_ref" (
	"vendor_id" text NOT NULL,
	"external_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "external_ref_pkey" PRIMARY KEY("vendor_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "house_balance" (
	"site" text NOT NULL,
	"currency" text NOT NULL,
	"counter_account" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "house_balance_pkey" PRIMARY KEY("site","currency","counter_account")
);
--> statement-breakpoint
CREATE TABLE "player_hour" (
	"account_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"player_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"stakes" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"deposits" bigint NOT NULL,
	"withdrawals" bigint NOT NULL,
	"promos" bigint NOT NULL,
	"fees" bigint NOT NULL,
	CONSTRAINT "player_hour_pkey" PRIMARY KEY("account_id","hour")
);
--> statement-breakpoint
CREATE TABLE "projection_cursor" (
	"name" text PRIMARY KEY NOT NULL,
	"position" "xid8" NOT NULL,
	"cluster" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"account_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"vendor_id" text NOT NULL,
	"external_id" text NOT NULL,
	"counter_account" text NOT NULL,
	"kind" text NOT NULL,
	"round_id" text,
	"cash_delta" bigint NOT NULL,
	"bonus_delta" bigint NOT NULL,
	"held_delta" bigint NOT NULL,
	"cash_after" "balance" NOT NULL,
	"bonus_after" "balance" NOT NULL,
	"held_after" "balance" NOT NULL,
	"settles" text,
	"reference" text,
	"request_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "transfer_pkey" PRIMARY KEY("account_id","seq"),
	CONSTRAINT "transfer_once" UNIQUE("account_id","vendor_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "wallet_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"site" text DEFAULT 'main' NOT NULL,
	"currency" text NOT NULL,
	"cash" "balance" DEFAULT 0 NOT NULL,
	"bonus" "balance" DEFAULT 0 NOT NULL,
	"held" "balance" DEFAULT 0 NOT NULL,
	"receivable" "balance" DEFAULT 0 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"last_hash" "bytea" DEFAULT '' NOT NULL,
	"debit_block" text,
	"loss_limit" bigint,
	"loss_used" bigint DEFAULT 0 NOT NULL,
	"wager_limit" bigint,
	"wager_used" bigint DEFAULT 0 NOT NULL,
	"limit_period_at" timestamp with time zone,
	"bonus_turnover_due" bigint DEFAULT 0 NOT NULL,
	"bonus_turnover_done" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_account_player_currency" UNIQUE("player_id","currency")
);
--> statement-breakpoint
CREATE TABLE "jackpot_pool" (
	"game_code" text NOT NULL,
	"pool" text NOT NULL,
	"currency" text NOT NULL,
	"accumulated" bigint NOT NULL,
	"position" "xid8" NOT NULL,
	"cluster" text NOT NULL,
	CONSTRAINT "jackpot_pool_game_code_pool_currency_pk" PRIMARY KEY("game_code","pool","currency")
);
--> statement-breakpoint
CREATE TABLE "jackpot_win" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"game_code" text NOT NULL,
	"pool" text NOT NULL,
	"currency" text NOT NULL,
	"player_id" uuid NOT NULL,
	"player_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"seed" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "originals_round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"game_code" text NOT NULL,
	"pair_id" uuid NOT NULL,
	"nonce" integer NOT NULL,
	"client_seed" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"choice" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "originals_round_once" UNIQUE("player_id","idempotency_key"),
	CONSTRAINT "originals_round_nonce" UNIQUE("pair_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "round_seen" (
	"player_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"round_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "round_seen_player_id_game_code_pk" PRIMARY KEY("player_id","game_code")
);
--> statement-breakpoint
CREATE TABLE "seed_pair" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"sealed_server_seed" text NOT NULL,
	"server_seed_hash" text NOT NULL,
	"client_seed" text,
	"next_nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"revealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reward" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"code" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"titles" jsonb NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	CONSTRAINT "reward_once" UNIQUE("player_id","code"),
	CONSTRAINT "reward_positive" CHECK (amount > 0),
	CONSTRAINT "reward_titles" CHECK (titles ? 'en'),
	CONSTRAINT "reward_window" CHECK (expires_at > granted_at),
	CONSTRAINT "reward_one_end" CHECK (claimed_at is null or revoked_at is null),
	CONSTRAINT "reward_claimed_in_time" CHECK (claimed_at < expires_at),
	CONSTRAINT "reward_revoked_for_reason" CHECK ((revoked_at is null) = (revoke_reason is null))
);
--> statement-breakpoint
CREATE TABLE "portal_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"wrapped_private_jwk" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_rule" (
	"site_code" text NOT NULL,
	"effect" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "region_rule_site_code_kind_value_pk" PRIMARY KEY("site_code","kind","value")
);
--> statement-breakpoint
CREATE TABLE "seed_run" (
	"scenario" text PRIMARY KEY NOT NULL,
	"sources" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"code" text PRIMARY KEY NOT NULL,
	"configuration" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_image" (
	"image" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_status" (
	"site_code" text PRIMARY KEY NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"allow_list" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_game_code_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."game"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_game_code_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."game"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_category" ADD CONSTRAINT "vendor_category_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_win" ADD CONSTRAINT "jackpot_win_round_id_originals_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."originals_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "originals_round" ADD CONSTRAINT "originals_round_pair_id_seed_pair_id_fk" FOREIGN KEY ("pair_id") REFERENCES "public"."seed_pair"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bank_account_player" ON "bank_account" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "deposit_player" ON "deposit" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "deposit_open" ON "deposit" USING btree ("expires_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "deposit_event_deposit" ON "deposit_event" USING btree ("deposit_id","id");--> statement-breakpoint
CREATE INDEX "payout_waiting" ON "payout" USING btree ("receipt_due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "withdrawal_player" ON "withdrawal" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_open" ON "withdrawal" USING btree ("id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "banner_in_group" ON "banner" USING btree ("group_name","position","code");--> statement-breakpoint
CREATE INDEX "notice_newest" ON "notice" USING btree ("position","created_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "bet_player" ON "bet" USING btree ("player_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "bet_largest_wins" ON "bet" USING btree ("currency","payout","id") WHERE status = 'won';--> statement-breakpoint
CREATE INDEX "bet_latest_wins" ON "bet" USING btree ("currency","settled_at") WHERE status = 'won';--> statement-breakpoint
CREATE INDEX "favorite_newest" ON "favorite" USING btree ("player_id","added_at","game_code");--> statement-breakpoint
CREATE INDEX "game_popular_of_all" ON "game" USING btree ("popularity","code");--> statement-breakpoint
CREATE INDEX "game_popular" ON "game" USING btree ("category","popularity","code");--> statement-breakpoint
CREATE INDEX "game_popular_of_vendor" ON "game" USING btree ("vendor_code","category","popularity","code");--> statement-breakpoint
CREATE INDEX "game_popular_of_class" ON "game" USING btree ("category","game_class","popularity","code");--> statement-breakpoint
CREATE INDEX "game_new" ON "game" USING btree ("category","released_on","code");--> statement-breakpoint
CREATE INDEX "game_named" ON "game" USING btree ("category","name","code");--> statement-breakpoint
CREATE INDEX "game_returning" ON "game" USING btree ("category","rtp","code");--> statement-breakpoint
CREATE INDEX "game_affordable" ON "game" USING btree ("category","minimum_stake","code");--> statement-breakpoint
CREATE INDEX "game_hot" ON "game" USING btree ("popularity","code") WHERE hot;--> statement-breakpoint
CREATE INDEX "game_features" ON "game" USING gin ("features") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "game_search" ON "game" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "recent_game_newest" ON "recent_game" USING btree ("player_id","launched_at","game_code");--> statement-breakpoint
CREATE INDEX "player_created_at" ON "player" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "key_value_entry_expires_at" ON "key_value_entry" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "player_hour_hour" ON "player_hour" USING btree ("hour");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_settles_once" ON "transfer" USING btree ("account_id","vendor_id","settles") WHERE settles is not null;--> statement-breakpoint
CREATE INDEX "transfer_reference" ON "transfer" USING btree ("account_id","vendor_id","reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "transfer_xid" ON "transfer" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "jackpot_win_last" ON "jackpot_win" USING btree ("currency","won_at");--> statement-breakpoint
CREATE INDEX "originals_round_last" ON "originals_round" USING btree ("player_id","game_code","played_at","id");--> statement-breakpoint
CREATE INDEX "originals_round_xid" ON "originals_round" USING btree ("game_code","xid");--> statement-breakpoint
CREATE UNIQUE INDEX "seed_pair_in_play" ON "seed_pair" USING btree ("player_id") WHERE activated_at is not null and revealed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "seed_pair_next" ON "seed_pair" USING btree ("player_id") WHERE activated_at is null;--> statement-breakpoint
CREATE INDEX "reward_claimable" ON "reward" USING btree ("player_id","expires_at") WHERE claimed_at is null and revoked_at is null;
--> statement-breakpoint
-- History is append-only for the application: it keeps SELECT and INSERT (default privileges of db/migrate.ts) and nothing more.
REVOKE UPDATE, DELETE ON "transfer", "audit_entry", "external_ref" FROM sinag_app;
--> statement-breakpoint
REVOKE DELETE ON "wallet_account" FROM sinag_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON "withdrawal_event", "deposit_event" FROM sinag_app;
--> statement-breakpoint
REVOKE DELETE ON "withdrawal", "payout", "deposit" FROM sinag_app;
--> statement-breakpoint
-- A round and a jackpot win are written once, settled, and never change.
REVOKE UPDATE, DELETE ON "originals_round", "jackpot_win" FROM sinag_app;
--> statement-breakpoint
REVOKE DELETE ON "jackpot_pool" FROM sinag_app;
--> statement-breakpoint
-- The application may only record how a granted reward ended.
REVOKE UPDATE, DELETE ON "reward" FROM sinag_app;
--> statement-breakpoint
GRANT UPDATE ("claimed_at", "revoked_at", "revoke_reason") ON "reward" TO sinag_app;
--> statement-breakpoint
-- An update of the purses finds room on the row's own page, and then touches no index.
ALTER TABLE "wallet_account" SET (fillfactor = 50);
--> statement-breakpoint
-- As transient as Redis: no write-ahead log, empty after a crash.
ALTER TABLE "key_value_entry" SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE "key_value_set_member" SET UNLOGGED;
--> statement-breakpoint
-- Both sides of every transfer. The entries of one (account_id, seq) sum to zero.
CREATE VIEW "ledger_entry" AS
SELECT t.account_id, t.seq, t.vendor_id, t.external_id, t.kind, t.at, a.currency, a.site, e.ledger_account, e.amount
FROM "transfer" t
JOIN "wallet_account" a ON a.id = t.account_id
CROSS JOIN LATERAL (VALUES
  ('player:cash', t.cash_delta),
  ('player:bonus', t.bonus_delta),
  ('player:held', t.held_delta),
  (t.counter_account, -(t.cash_delta + t.bonus_delta + t.held_delta))
) AS e (ledger_account, amount)
WHERE e.amount <> 0;
--> statement-breakpoint
INSERT INTO "vendor" ("code", "name", "integrated", "large") VALUES ('BGS', 'Sinag Originals', true, true);
--> statement-breakpoint
INSERT INTO "vendor_category" ("vendor_code", "category") VALUES ('BGS', 'slots');
--> statement-breakpoint
INSERT INTO "game" ("code", "vendor_code", "vendor_game_id", "category", "game_class", "art_class", "name", "search_text", "released_on", "demo", "hot", "jackpot", "popularity", "position", "minimum_stake", "maximum_stake", "maximum_win") VALUES
('dice', 'BGS', 'dice', 'in-house', 'table-games', 'dice', 'Dice', ' dice', '2026-11-27', true, true, false, 1000000, 1, 100, 1000000, 25000000),
('parol-nights', 'BGS', 'parol-nights', 'in-house', 'slot-machine', 'slots', 'Parol Nights', ' parol nights', '2026-11-28', true, true, true, 900000, 2, 100, 100000, 500000000);
