CREATE TABLE "invoices" (
	"order_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"body" jsonb NOT NULL,
	"number" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE INDEX "invoices_member" ON "invoices" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state");