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
CREATE TABLE "game" (
	"code" text PRIMARY KEY NOT NULL,
	"vendor_code" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"minimum_stake" bigint NOT NULL,
	"maximum_stake" bigint NOT NULL,
	"maximum_win" bigint NOT NULL
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
	CONSTRAINT "originals_round_once" UNIQUE("player_id","idempotency_key"),
	CONSTRAINT "originals_round_nonce" UNIQUE("pair_id","nonce")
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
ALTER TABLE "originals_round" ADD CONSTRAINT "originals_round_pair_id_seed_pair_id_fk" FOREIGN KEY ("pair_id") REFERENCES "public"."seed_pair"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bet_player" ON "bet" USING btree ("player_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "bet_largest_wins" ON "bet" USING btree ("currency","payout") WHERE status = 'won';--> statement-breakpoint
CREATE INDEX "originals_round_last" ON "originals_round" USING btree ("player_id","game_code","played_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "seed_pair_in_play" ON "seed_pair" USING btree ("player_id") WHERE activated_at is not null and revealed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "seed_pair_next" ON "seed_pair" USING btree ("player_id") WHERE activated_at is null;