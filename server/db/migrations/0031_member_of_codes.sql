DROP INDEX "order_codes_waiting";--> statement-breakpoint
DROP INDEX "orders_member";--> statement-breakpoint
ALTER TABLE "order_codes" ADD COLUMN "member_id" text;--> statement-breakpoint
UPDATE "order_codes" SET "member_id" = "orders"."member_id" FROM "orders" WHERE "orders"."id" = "order_codes"."order_id";--> statement-breakpoint
ALTER TABLE "order_codes" ALTER COLUMN "member_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_of_member" UNIQUE("member_id","id");--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_member_id_order_id_orders_member_id_id_fk" FOREIGN KEY ("member_id","order_id") REFERENCES "public"."orders"("member_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_codes" VALIDATE CONSTRAINT "order_codes_member_id_order_id_orders_member_id_id_fk";--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("id","product_type","sale_start_date","sale_end_date") WHERE "products"."status" = 1 and "products"."body" ->> 'forwardUrl' is null;--> statement-breakpoint
CREATE INDEX "products_type" ON "products" USING btree ("product_type","id");--> statement-breakpoint
CREATE INDEX "refunds_member" ON "refunds" USING btree ("member_id","order_id","status");--> statement-breakpoint
CREATE INDEX "order_codes_waiting" ON "order_codes" USING btree ("member_id","order_id") WHERE "order_codes"."status" in (-1, 0, 6) and "order_codes"."transfer_id" is null;--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at","id","order_status","payment_status");--> statement-breakpoint
ALTER INDEX "search_entries_terms" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('search_entries_terms');--> statement-breakpoint
ALTER INDEX "search_words_grams" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('search_words_grams');--> statement-breakpoint
ALTER INDEX "package_offers_item_names" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('package_offers_item_names');--> statement-breakpoint
DROP INDEX "messages_list";--> statement-breakpoint
CREATE INDEX "messages_list" ON "messages" USING btree ("member_id","kind","created_at","id") WHERE "messages"."removed_at" is null;