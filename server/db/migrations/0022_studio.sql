CREATE TABLE "operator_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"operator_id" text NOT NULL,
	"begun_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	"agent" text NOT NULL,
	CONSTRAINT "operator_sessions_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_tries" (
	"name_hash" text PRIMARY KEY NOT NULL,
	"failed" integer NOT NULL,
	"last_at" bigint NOT NULL,
	"locked_until" bigint
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"created_at" bigint NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "operators_name_unique" UNIQUE("name"),
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('viewer', 'editor', 'publisher', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "studio_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"kind" text,
	"name" text,
	"detail" jsonb NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_drafts" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"base" text,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"route" jsonb,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "studio_drafts_kind_name_pk" PRIMARY KEY("kind","name"),
	CONSTRAINT "studio_drafts_version" CHECK ("studio_drafts"."version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "studio_editors" (
	"tab" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"session_id" text NOT NULL,
	"operator" text NOT NULL,
	"block" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_pointers" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"previous" text,
	"file_hash" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "studio_pointers_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
CREATE TABLE "studio_previews" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"viewer" jsonb NOT NULL,
	"operator" text NOT NULL,
	"at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"withdrawn_at" bigint,
	CONSTRAINT "studio_previews_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "studio_publications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"action" text NOT NULL,
	"author" text NOT NULL,
	"message" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "studio_publications_action" CHECK ("studio_publications"."action" in ('file', 'publish', 'roll-back', 'discarded', 'archived', 'unarchived'))
);
--> statement-breakpoint
CREATE TABLE "studio_revisions" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "studio_revisions_kind_name_hash_pk" PRIMARY KEY("kind","name","hash")
);
--> statement-breakpoint
CREATE TABLE "studio_steps" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"id" text NOT NULL,
	"label" text NOT NULL,
	"patches" jsonb NOT NULL,
	"inverse" jsonb NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "studio_steps_kind_name_version_pk" PRIMARY KEY("kind","name","version"),
	CONSTRAINT "studio_steps_id" UNIQUE("kind","name","id")
);
--> statement-breakpoint
ALTER TABLE "operator_links" ADD CONSTRAINT "operator_links_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_pointers" ADD CONSTRAINT "studio_pointers_revision" FOREIGN KEY ("kind","name","hash") REFERENCES "public"."studio_revisions"("kind","name","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_publications" ADD CONSTRAINT "studio_publications_revision" FOREIGN KEY ("kind","name","hash") REFERENCES "public"."studio_revisions"("kind","name","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_steps" ADD CONSTRAINT "studio_steps_draft" FOREIGN KEY ("kind","name") REFERENCES "public"."studio_drafts"("kind","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_links_operator" ON "operator_links" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "studio_audit_operator" ON "studio_audit" USING btree ("operator","id");--> statement-breakpoint
CREATE INDEX "studio_audit_item" ON "studio_audit" USING btree ("kind","name","id");--> statement-breakpoint
CREATE INDEX "studio_editors_item" ON "studio_editors" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "studio_previews_item" ON "studio_previews" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "studio_publications_item" ON "studio_publications" USING btree ("kind","name","id");