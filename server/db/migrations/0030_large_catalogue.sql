ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_not_negative";--> statement-breakpoint
DROP INDEX "products_type_place";--> statement-breakpoint
DROP INDEX "products_mall";--> statement-breakpoint
DROP INDEX "comments_product";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "buyable_from" text GENERATED ALWAYS AS (case when status = 1 and body ->> 'forwardUrl' is null
      and not coalesce(body -> 'productTagList' ?| array['已售罄', '已约满'], false)
      and coalesce(body -> 'bargain' ->> 'activityStatus', '2') in ('2', '5')
      and coalesce(body -> 'ticket' ->> 'typePublish', '1') = '1' and coalesce(body -> 'ticket' ->> 'typeEdit', '2') = '2'
      then greatest(sale_start_date, body -> 'productActivity' ->> 'startDate', body -> 'ticket' ->> 'effectTime') end) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "buyable_until" text GENERATED ALWAYS AS (least(sale_end_date, body -> 'productActivity' ->> 'endDate', (body -> 'ticket' ->> 'expireDate') || 'T24')) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "teams_from" bigint GENERATED ALWAYS AS ((body -> 'groupProduct' ->> 'startTimeMillisecond')::bigint) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "teams_until" bigint GENERATED ALWAYS AS ((body -> 'groupProduct' ->> 'endTimeMillisecond')::bigint) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "mall_category" text GENERATED ALWAYS AS (body ->> 'mallCategory') STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "exchange_category" text GENERATED ALWAYS AS (body -> 'exchange' ->> 'category') STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stay_products" jsonb GENERATED ALWAYS AS (body -> 'mainOrder' -> 'productIds') STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "exchange_points" integer GENERATED ALWAYS AS ((body -> 'exchange' ->> 'points')::int) STORED;--> statement-breakpoint
ALTER TABLE "bargains" ADD COLUMN "end_told_at" bigint;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "added_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "picture_count" integer GENERATED ALWAYS AS (coalesce(jsonb_array_length(body -> 'pictures'), 0)) STORED;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "mark" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "package_offers_home" ON "package_offers" USING btree ("position") WHERE "package_offers"."is_show_home_page";--> statement-breakpoint
CREATE INDEX "products_code" ON "products" USING btree ("code");--> statement-breakpoint
CREATE INDEX "products_store" ON "products" USING btree ("store_id","sold" desc);--> statement-breakpoint
CREATE INDEX "products_type_best" ON "products" USING btree ("product_type","sold" desc,"id","buyable_from","buyable_until","teams_from","teams_until") WHERE "products"."buyable_from" is not null and "products"."exchange_points" is null and "products"."stay_products" is null;--> statement-breakpoint
CREATE INDEX "products_mall_price" ON "products" USING btree ("start_price_fen","id","mall_category","status","sale_start_date","sale_end_date") WHERE "products"."mall_category" is not null;--> statement-breakpoint
CREATE INDEX "products_mall_new" ON "products" USING btree ("sale_start_date" desc,"id","mall_category","status","sale_start_date","sale_end_date") WHERE "products"."mall_category" is not null;--> statement-breakpoint
CREATE INDEX "products_exchange" ON "products" USING btree ("exchange_points","id","exchange_category","buyable_from","buyable_until","teams_from","teams_until") WHERE "products"."exchange_points" is not null;--> statement-breakpoint
CREATE INDEX "products_for_stays" ON "products" USING btree ("id") WHERE "products"."stay_products" is not null;--> statement-breakpoint
CREATE INDEX "bargains_untold" ON "bargains" USING btree ("product_id") WHERE "bargains"."end_told_at" is null and "bargains"."state" <> 'bought';--> statement-breakpoint
CREATE INDEX "order_codes_waiting" ON "order_codes" USING btree ("order_id") WHERE "order_codes"."status" in (-1, 0, 6) and "order_codes"."transfer_id" is null;--> statement-breakpoint
CREATE INDEX "order_codes_open" ON "order_codes" USING btree ("id") WHERE "order_codes"."status" in (0, 6);--> statement-breakpoint
CREATE INDEX "search_entries_popular" ON "search_entries" USING btree ("popularity" desc,"id");--> statement-breakpoint
CREATE INDEX "products_type_place" ON "products" USING btree ("product_type","place","sold" desc,"id","buyable_from","buyable_until","teams_from","teams_until") WHERE "products"."buyable_from" is not null and "products"."exchange_points" is null and "products"."stay_products" is null;--> statement-breakpoint
CREATE INDEX "products_mall" ON "products" USING btree ("sold" desc,"id","mall_category","status","sale_start_date","sale_end_date") WHERE "products"."mall_category" is not null;--> statement-breakpoint
CREATE INDEX "comments_product" ON "comments" USING btree ("product_id","create_time" desc,"id" desc,"status","score","picture_count");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_not_negative" CHECK ("cart_lines"."added_price" >= 0 and "cart_lines"."added_points" >= 0);