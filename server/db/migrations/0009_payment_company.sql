CREATE TABLE "payment_returns" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"refund_id" text,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ask_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "company_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"pay_id" text NOT NULL,
	"body" text NOT NULL,
	"due_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"answer" integer,
	"delivered_at" bigint
);
--> statement-breakpoint
CREATE TABLE "company_refunds" (
	"refund_key" text PRIMARY KEY NOT NULL,
	"provider_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"answer" text NOT NULL,
	"asked_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_takings" (
	"provider_no" text PRIMARY KEY NOT NULL,
	"pay_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"arrives_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_tries" (
	"pay_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"subject" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"way" text NOT NULL,
	"done_path" text NOT NULL,
	"leave_path" text NOT NULL,
	"created_at" bigint NOT NULL,
	"failed_at" bigint
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "way" text DEFAULT 'wechat' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ask_at" bigint;--> statement-breakpoint
CREATE INDEX "payment_returns_ask" ON "payment_returns" USING btree ("state","ask_at");--> statement-breakpoint
CREATE INDEX "payment_returns_payment" ON "payment_returns" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_returns_refund" ON "payment_returns" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "company_notices_due" ON "company_notices" USING btree ("delivered_at","due_at");--> statement-breakpoint
CREATE INDEX "company_notices_pay" ON "company_notices" USING btree ("pay_id");--> statement-breakpoint
CREATE INDEX "company_refunds_provider" ON "company_refunds" USING btree ("provider_no");--> statement-breakpoint
CREATE INDEX "company_takings_pay" ON "company_takings" USING btree ("pay_id");--> statement-breakpoint
CREATE INDEX "payments_ask" ON "payments" USING btree ("state","ask_at");