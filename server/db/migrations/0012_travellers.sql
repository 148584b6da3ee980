CREATE TABLE "travellers" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "travellers_member" ON "travellers" USING btree ("member_id","created_at");