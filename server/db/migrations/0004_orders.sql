CREATE TABLE "order_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"copy" integer NOT NULL,
	"biz_code" text NOT NULL,
	"status" integer NOT NULL,
	"can_use_times" integer NOT NULL,
	"continuous_used_flag" integer NOT NULL,
	"paid_fen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_holds" (
	"line_id" text NOT NULL,
	"order_id" text NOT NULL,
	"item_id" text NOT NULL,
	"day" text NOT NULL,
	"copies" integer NOT NULL,
	CONSTRAINT "order_holds_line_id_item_id_day_pk" PRIMARY KEY("line_id","item_id","day")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"copies" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"temp_order_id" text NOT NULL,
	"order_status" integer NOT NULL,
	"payment_status" integer NOT NULL,
	"total_fen" bigint NOT NULL,
	"order_fen" bigint NOT NULL,
	"paid_fen" bigint DEFAULT 0 NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"coupon_id" text,
	"created_at" bigint NOT NULL,
	"pay_until" bigint NOT NULL,
	"paid_at" bigint,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"provider_no" text,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "refund_codes" (
	"refund_id" text NOT NULL,
	"code_id" text NOT NULL,
	"status_before" integer NOT NULL,
	CONSTRAINT "refund_codes_refund_id_code_id_pk" PRIMARY KEY("refund_id","code_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"member_id" text NOT NULL,
	"request_key" text NOT NULL,
	"status" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"reason" integer NOT NULL,
	"description" text NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
ALTER TABLE "member_coupons" ADD COLUMN "order_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "order_codes_code" ON "order_codes" USING btree ("biz_code");--> statement-breakpoint
CREATE INDEX "order_codes_order" ON "order_codes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_holds_item" ON "order_holds" USING btree ("item_id","day");--> statement-breakpoint
CREATE INDEX "order_holds_order" ON "order_holds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_temp_order" ON "orders" USING btree ("temp_order_id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_pay_until" ON "orders" USING btree ("order_status","pay_until");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider_no");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_codes_code" ON "refund_codes" USING btree ("code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_request" ON "refunds" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE FUNCTION pagoda_require(is_met boolean, reason text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF is_met IS NOT TRUE THEN
    RAISE EXCEPTION USING ERRCODE = 'PG001', MESSAGE = reason;
  END IF;
END
$$;
