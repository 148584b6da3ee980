CREATE TABLE "order_shipments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"company" text NOT NULL,
	"number" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"received_at" bigint,
	CONSTRAINT "order_shipments_state" CHECK ("order_shipments"."state" in ('sent', 'received')),
	CONSTRAINT "order_shipments_received" CHECK (("order_shipments"."state" = 'received') = ("order_shipments"."received_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;