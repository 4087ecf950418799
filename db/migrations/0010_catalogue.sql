-- Trusted: the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "favorite" (
	"player_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_player_id_game_code_pk" PRIMARY KEY("player_id","game_code")
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
ALTER TABLE "game" ADD COLUMN "vendor_game_id" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "game_class" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "art_class" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "maintenance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "hot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "jackpot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "released_on" date;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "rtp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "volatility" smallint;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "lines" integer;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "reels" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "top_multiple" integer;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What was there before: games of the house, which draws each of them its own way.
INSERT INTO "vendor" ("code", "name", "integrated", "large") SELECT DISTINCT "vendor_code", 'Sinag Originals', true, true FROM "game";
--> statement-breakpoint
INSERT INTO "vendor_category" ("vendor_code", "category") SELECT DISTINCT "vendor_code", 'slots' FROM "game";
--> statement-breakpoint
UPDATE "game" SET "vendor_game_id" = "code", "game_class" = 'table-games', "art_class" = "code", "demo" = true, "hot" = true, "popularity" = 1000000,
	"search_text" = ' ' || lower("name"), "released_on" = current_date;
--> statement-breakpoint
ALTER TABLE "game" ALTER COLUMN "vendor_game_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "game" ALTER COLUMN "game_class" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "game" ALTER COLUMN "art_class" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "game" ALTER COLUMN "search_text" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "game" ALTER COLUMN "released_on" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_game_code_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."game"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_game_code_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."game"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_category" ADD CONSTRAINT "vendor_category_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorite_newest" ON "favorite" USING btree ("player_id","added_at","game_code");--> statement-breakpoint
CREATE INDEX "recent_game_newest" ON "recent_game" USING btree ("player_id","launched_at","game_code");--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_popular" ON "game" USING btree ("category","popularity","code");--> statement-breakpoint
CREATE INDEX "game_popular_of_vendor" ON "game" USING btree ("vendor_code","category","popularity","code");--> statement-breakpoint
CREATE INDEX "game_popular_of_class" ON "game" USING btree ("category","game_class","popularity","code");--> statement-breakpoint
CREATE INDEX "game_new" ON "game" USING btree ("category","released_on","code");--> statement-breakpoint
CREATE INDEX "game_named" ON "game" USING btree ("category","name","code");--> statement-breakpoint
CREATE INDEX "game_returning" ON "game" USING btree ("category","rtp","code");--> statement-breakpoint
CREATE INDEX "game_affordable" ON "game" USING btree ("category","minimum_stake","code");--> statement-breakpoint
CREATE INDEX "game_hot" ON "game" USING btree ("popularity","code") WHERE hot;--> statement-breakpoint
CREATE INDEX "game_search" ON "game" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_of_vendor" UNIQUE("vendor_code","vendor_game_id");--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_volatility" CHECK (volatility between 1 and 5);--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_stakes" CHECK (minimum_stake >= 0 and maximum_stake >= minimum_stake);