CREATE TABLE "appointment_days" (
	"product_id" text NOT NULL,
	"day" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "appointment_days_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"member_id" text NOT NULL,
	"request_key" text NOT NULL,
	"product_id" text NOT NULL,
	"day" text NOT NULL,
	"copies" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_code_uses" (
	"code" text NOT NULL,
	"member_id" text NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "coupon_code_uses_code_member_id_pk" PRIMARY KEY("code","member_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"capacity" integer NOT NULL,
	"valid_until" text NOT NULL,
	"scenario" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"biz_code" text NOT NULL,
	"member_id" text NOT NULL,
	"order_id" text,
	"name" text NOT NULL,
	"product_name" text NOT NULL,
	"place" text NOT NULL,
	"operator" text NOT NULL,
	"redeemed_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_coupons" ADD COLUMN "biz_code" text;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD COLUMN "used_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_request" ON "appointments" USING btree ("order_id","request_key","line_id");--> statement-breakpoint
CREATE INDEX "appointments_member" ON "appointments" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "appointments_state" ON "appointments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "redemptions_member" ON "redemptions" USING btree ("member_id","redeemed_at");--> statement-breakpoint
CREATE INDEX "redemptions_code" ON "redemptions" USING btree ("biz_code","redeemed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_coupons_code" ON "member_coupons" USING btree ("biz_code");--> statement-breakpoint
UPDATE "member_coupons" m SET "biz_code" = lpad((floor(random() * 1000000000000))::bigint::text, 12, '0')
	FROM "coupons" c WHERE c."id" = m."coupon_id" AND (c."body"->>'couponType')::int IN (5, 7);
