CREATE TABLE "sealing_key" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "sealing_key_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"wrapped" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sealing_key_position" UNIQUE("position")
);
--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "session_generation" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- The key that sealed everything so far: derived from SESSION_SECRET, so it has nothing to wrap.
INSERT INTO "sealing_key" (id) VALUES ('original');
