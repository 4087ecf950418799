DROP INDEX "game_popular_of_all";--> statement-breakpoint
DROP INDEX "game_popular";--> statement-breakpoint
DROP INDEX "game_popular_of_vendor";--> statement-breakpoint
DROP INDEX "game_popular_of_class";--> statement-breakpoint
DROP INDEX "game_hot";--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "maintenance_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "playable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "game" SET "playable" = true FROM "vendor" WHERE "vendor"."code" = "game"."vendor_code" AND "vendor"."integrated" AND NOT "game"."maintenance";--> statement-breakpoint
CREATE INDEX "game_popular_of_all" ON "game" USING btree ("playable","popularity","code");--> statement-breakpoint
CREATE INDEX "game_popular" ON "game" USING btree ("category","playable","popularity","code");--> statement-breakpoint
CREATE INDEX "game_popular_of_vendor" ON "game" USING btree ("vendor_code","category","playable","popularity","code");--> statement-breakpoint
CREATE INDEX "game_popular_of_class" ON "game" USING btree ("category","game_class","playable","popularity","code");--> statement-breakpoint
CREATE INDEX "game_hot" ON "game" USING btree ("playable","popularity","code") WHERE hot;