CREATE TABLE "order_shipments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"company" text NOT NULL,
	"number" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"received_at" bigint
);
