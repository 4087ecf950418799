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
CREATE INDEX "reward_claimable" ON "reward" USING btree ("player_id","expires_at") WHERE claimed_at is null and revoked_at is null;