DROP INDEX "game_search";--> statement-breakpoint
CREATE INDEX "game_search" ON "game" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);