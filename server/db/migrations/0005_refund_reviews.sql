ALTER TABLE "refunds" ADD COLUMN "reviewed_at" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "review_note" text DEFAULT '' NOT NULL;