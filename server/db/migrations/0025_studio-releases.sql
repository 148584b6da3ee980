CREATE TABLE "studio_canary_counts" (
	"release_id" text NOT NULL,
	"arm" text NOT NULL,
	"minute" bigint NOT NULL,
	"views" integer NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "studio_canary_counts_release_id_arm_minute_pk" PRIMARY KEY("release_id","arm","minute")
);
--> statement-breakpoint
CREATE TABLE "studio_release_items" (
	"release_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"base" text,
	"draft_begun_at" bigint NOT NULL,
	"draft_version" integer NOT NULL,
	"route" jsonb,
	"replaced" text,
	CONSTRAINT "studio_release_items_release_id_kind_name_pk" PRIMARY KEY("release_id","kind","name")
);
--> statement-breakpoint
CREATE TABLE "studio_releases" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"asked_by" text,
	"wanted_at" bigint,
	"approved_by" text,
	"due_at" bigint,
	"scheduled_by" text,
	"share" integer,
	"tried_at" bigint,
	"leased_until" bigint,
	"published_by" text,
	"published_at" bigint,
	"reason" text,
	CONSTRAINT "studio_releases_state" CHECK ("studio_releases"."state" in ('open', 'asked', 'scheduled', 'failed', 'canary', 'published', 'rolled-back', 'cancelled')),
	CONSTRAINT "studio_releases_kind" CHECK ("studio_releases"."kind" in ('single', 'bundle')),
	CONSTRAINT "studio_releases_when" CHECK ("studio_releases"."state" <> 'scheduled' or "studio_releases"."due_at" is not null),
	CONSTRAINT "studio_releases_two" CHECK ("studio_releases"."approved_by" is null or ("studio_releases"."asked_by" is not null and "studio_releases"."approved_by" <> "studio_releases"."asked_by"))
);
--> statement-breakpoint
ALTER TABLE "studio_previews" ADD COLUMN "release_id" text;--> statement-breakpoint
ALTER TABLE "studio_canary_counts" ADD CONSTRAINT "studio_canary_counts_release_id_studio_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."studio_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_release_items" ADD CONSTRAINT "studio_release_items_release_id_studio_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."studio_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_release_items" ADD CONSTRAINT "studio_release_items_revision" FOREIGN KEY ("kind","name","hash") REFERENCES "public"."studio_revisions"("kind","name","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_release_items_item" ON "studio_release_items" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "studio_releases_due" ON "studio_releases" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "studio_releases_changed" ON "studio_releases" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_releases_one_canary" ON "studio_releases" USING btree ("state") WHERE "studio_releases"."state" = 'canary';