CREATE TABLE "key_value_entry" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_value_set_member" (
	"key" text NOT NULL,
	"member" text NOT NULL,
	"score" double precision NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "key_value_set_member_key_member_pk" PRIMARY KEY("key","member")
);
--> statement-breakpoint
CREATE TABLE "portal_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"wrapped_private_jwk" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_rule" (
	"site_code" text NOT NULL,
	"effect" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "region_rule_site_code_kind_value_pk" PRIMARY KEY("site_code","kind","value")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"code" text PRIMARY KEY NOT NULL,
	"configuration" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_status" (
	"site_code" text PRIMARY KEY NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"allow_list" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "key_value_entry_expires_at" ON "key_value_entry" USING btree ("expires_at");