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
CREATE INDEX "bank_account_player" ON "bank_account" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "deposit_player" ON "deposit" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "deposit_open" ON "deposit" USING btree ("expires_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "deposit_event_deposit" ON "deposit_event" USING btree ("deposit_id","id");--> statement-breakpoint
CREATE INDEX "payout_waiting" ON "payout" USING btree ("receipt_due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "withdrawal_player" ON "withdrawal" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_open" ON "withdrawal" USING btree ("id") WHERE ended_at is null;