CREATE TABLE "activity_tasks" (
	"activity_task_relation_id" text PRIMARY KEY NOT NULL,
	"activity_task_id" text NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_tasks_done" (
	"activity_task_relation_id" text NOT NULL,
	"member_id" text NOT NULL,
	"done_at" bigint NOT NULL,
	CONSTRAINT "activity_tasks_done_activity_task_relation_id_member_id_pk" PRIMARY KEY("activity_task_relation_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"contentid" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forward_urls" (
	"product_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pois" (
	"poi_id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"poi_type" text NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_activations" (
	"member_id" text PRIMARY KEY NOT NULL,
	"activated_at" bigint NOT NULL,
	"silver" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "sessions_refresh_hash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_accounts" (
	"open_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"open_id" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tracked_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"received_at" bigint NOT NULL,
	"distinct_id" text NOT NULL,
	"visit" text NOT NULL,
	"member_id" text,
	"channel" text NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"page" text NOT NULL,
	"path" text NOT NULL,
	"block" text,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "registered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "pois_merchant" ON "pois" USING btree ("merchant_id","position");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "tracked_events_received" ON "tracked_events" USING btree ("received_at");