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
CREATE TABLE "round_seen" (
	"player_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"round_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "round_seen_player_id_game_code_pk" PRIMARY KEY("player_id","game_code")
);
--> statement-breakpoint
ALTER TABLE "originals_round" ADD COLUMN "xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_win" ADD CONSTRAINT "jackpot_win_round_id_originals_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."originals_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_win_last" ON "jackpot_win" USING btree ("currency","won_at");--> statement-breakpoint
CREATE INDEX "originals_round_xid" ON "originals_round" USING btree ("game_code","xid");