CREATE TABLE "studio_arm_devices" (
	"page" text NOT NULL,
	"experiment" text NOT NULL,
	"device" text NOT NULL,
	"arm" text NOT NULL,
	"first_event" bigint NOT NULL,
	"first_at" bigint NOT NULL,
	"clicked" text[] NOT NULL,
	CONSTRAINT "studio_arm_devices_page_experiment_device_pk" PRIMARY KEY("page","experiment","device")
);
--> statement-breakpoint
CREATE TABLE "studio_arm_orders" (
	"page" text NOT NULL,
	"experiment" text NOT NULL,
	"order_id" text NOT NULL,
	"arm" text NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "studio_arm_orders_page_experiment_order_id_pk" PRIMARY KEY("page","experiment","order_id")
);
--> statement-breakpoint
CREATE TABLE "studio_block_days" (
	"page" text NOT NULL,
	"day" date NOT NULL,
	"block" text NOT NULL,
	"channel" text NOT NULL,
	"exposures" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "studio_block_days_page_day_block_channel_pk" PRIMARY KEY("page","day","block","channel")
);
--> statement-breakpoint
CREATE TABLE "studio_block_orders" (
	"order_id" text NOT NULL,
	"page" text NOT NULL,
	"block" text NOT NULL,
	"day" date NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "studio_block_orders_order_id_page_block_pk" PRIMARY KEY("order_id","page","block")
);
--> statement-breakpoint
CREATE TABLE "studio_counted" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_event" bigint NOT NULL,
	"counted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_reference_runs" (
	"day" date PRIMARY KEY NOT NULL,
	"claimed_at" bigint NOT NULL,
	"finished_at" bigint,
	"found" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "studio_arm_devices_device" ON "studio_arm_devices" USING btree ("device");--> statement-breakpoint
CREATE INDEX "studio_block_orders_page" ON "studio_block_orders" USING btree ("page","day");--> statement-breakpoint
CREATE INDEX "tracked_events_taps" ON "tracked_events" USING btree ("distinct_id","id") WHERE "tracked_events"."kind" = 'click';