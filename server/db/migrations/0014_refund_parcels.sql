CREATE TABLE "refund_parcels" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"address" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"company" text,
	"number" text,
	"sent_at" bigint
);
