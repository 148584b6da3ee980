ALTER TABLE "operator_sessions" ADD COLUMN "proved_at" bigint;--> statement-breakpoint
ALTER TABLE "studio_audit" ADD COLUMN "same" text;--> statement-breakpoint
ALTER TABLE "studio_audit" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "studio_audit_at" ON "studio_audit" USING btree ("at");--> statement-breakpoint
ALTER TABLE "studio_audit" ADD CONSTRAINT "studio_audit_same_unique" UNIQUE("same");