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
CREATE INDEX "banner_in_group" ON "banner" USING btree ("group_name","position","code");--> statement-breakpoint
CREATE INDEX "notice_newest" ON "notice" USING btree ("position","created_at","id") WHERE removed_at is null;