CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"score" integer NOT NULL,
	"create_time" text NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"stock" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_coupons" (
	"member_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"received_at" bigint NOT NULL,
	CONSTRAINT "member_coupons_member_id_coupon_id_pk" PRIMARY KEY("member_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "product_collects" (
	"member_id" text NOT NULL,
	"product_id" text NOT NULL,
	"collected_at" bigint NOT NULL,
	CONSTRAINT "product_collects_member_id_product_id_pk" PRIMARY KEY("member_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_taken" (
	"item_id" text NOT NULL,
	"day" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "stock_taken_item_id_day_pk" PRIMARY KEY("item_id","day")
);
--> statement-breakpoint
CREATE TABLE "temp_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" text NOT NULL,
	"product_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "comments_product" ON "comments" USING btree ("product_id","create_time");--> statement-breakpoint
CREATE INDEX "temp_orders_created" ON "temp_orders" USING btree ("created_at");