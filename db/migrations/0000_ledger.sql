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
	"cash_after" bigint NOT NULL,
	"bonus_after" bigint NOT NULL,
	"held_after" bigint NOT NULL,
	"settles" text,
	"reference" text,
	"request_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "transfer_pkey" PRIMARY KEY("account_id","seq"),
	CONSTRAINT "transfer_once" UNIQUE("account_id","vendor_id","external_id"),
	CONSTRAINT "transfer_not_negative" CHECK (cash_after >= 0 and bonus_after >= 0 and held_after >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"site" text DEFAULT 'main' NOT NULL,
	"currency" text NOT NULL,
	"cash" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"receivable" bigint DEFAULT 0 NOT NULL,
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
	CONSTRAINT "wallet_account_player_currency" UNIQUE("player_id","currency"),
	CONSTRAINT "wallet_account_not_negative" CHECK (cash >= 0 and bonus >= 0 and held >= 0 and receivable >= 0)
);
--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "player_hour_hour" ON "player_hour" USING btree ("hour");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_settles_once" ON "transfer" USING btree ("account_id","vendor_id","settles") WHERE settles is not null;--> statement-breakpoint
CREATE INDEX "transfer_reference" ON "transfer" USING btree ("account_id","vendor_id","reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "transfer_xid" ON "transfer" USING btree ("xid");