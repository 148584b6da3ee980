CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"task" text NOT NULL,
	"every" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"holder" text,
	"leased_until" bigint,
	"started_at" bigint,
	"ended_at" bigint,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "jobs_not_negative" CHECK ("jobs"."every" >= 0 and "jobs"."failures" >= 0)
);
