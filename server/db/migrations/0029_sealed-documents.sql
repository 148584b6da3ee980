CREATE TABLE "sealed_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "sealed_documents_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "sealed_documents_kind" CHECK ("sealed_documents"."kind" in ('order', 'traveller'))
);
--> statement-breakpoint
CREATE INDEX "sealed_documents_member" ON "sealed_documents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sealed_documents_key" ON "sealed_documents" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "orders_plain" ON "orders" USING btree ("id") WHERE jsonb_path_exists(body, '$.passengers[*].**.documentNo ? (@ != "" && !(@ like_regex "[*]"))');--> statement-breakpoint
CREATE INDEX "travellers_plain" ON "travellers" USING btree ("id") WHERE jsonb_path_exists(body, '$.**.documentNo ? (@ != "" && !(@ like_regex "[*]"))');