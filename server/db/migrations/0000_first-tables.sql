CREATE TABLE "activities" (
	"id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"date" text NOT NULL,
	"begin_time" integer NOT NULL,
	"finish_time" integer NOT NULL,
	"type" text NOT NULL,
	"status" integer NOT NULL,
	"price_fen" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "activities_id_date_pk" PRIMARY KEY("id","date")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "component_contents" (
	"component_code" text NOT NULL,
	"position" integer NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"theme_pic_uri" text,
	"pic_alt" text,
	"jump_path" text,
	"redirect_type" text,
	"jump_parames" jsonb,
	"content_info" jsonb,
	"custom_fields" jsonb,
	CONSTRAINT "component_contents_component_code_position_pk" PRIMARY KEY("component_code","position")
);
--> statement-breakpoint
CREATE TABLE "dictionary_words" (
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "dictionary_words_code_position_pk" PRIMARY KEY("code","position")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"member_code" text NOT NULL,
	"level_new" integer NOT NULL,
	"integral" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_filter_options" (
	"position" integer PRIMARY KEY NOT NULL,
	"category" text,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_items" (
	"offer_position" integer NOT NULL,
	"position" integer NOT NULL,
	"package_item_id" text NOT NULL,
	"package_item_type" integer NOT NULL,
	"package_item_name" text NOT NULL,
	"package_item_desc" text,
	CONSTRAINT "package_items_offer_position_position_pk" PRIMARY KEY("offer_position","position")
);
--> statement-breakpoint
CREATE TABLE "package_offers" (
	"position" integer PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"product_package_name" text NOT NULL,
	"product_detail_url" text,
	"product_type" integer NOT NULL,
	"product_images" text NOT NULL,
	"product_recommend_msg" text,
	"product_market_tag" text,
	"product_hot" integer,
	"activity_price_fen" integer,
	"current_price_fen" integer NOT NULL,
	"original_price_fen" integer NOT NULL,
	"activity_sub_type" integer,
	"activity_end_time" text,
	"number_of_person" integer,
	"group_member" integer,
	"change_time" text,
	"is_show_home_page" boolean NOT NULL,
	"product_item_names" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_components" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_packages" (
	"product_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price_fen" integer NOT NULL,
	"original_price_fen" integer NOT NULL,
	"package_status" integer NOT NULL,
	"stock" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "product_packages_product_id_id_pk" PRIMARY KEY("product_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"product_name" text NOT NULL,
	"product_type" integer NOT NULL,
	"status" integer NOT NULL,
	"sale_start_date" text NOT NULL,
	"sale_end_date" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"place" text NOT NULL,
	"start_price_fen" integer NOT NULL,
	"under_lined_price_fen" integer NOT NULL,
	"sold" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "component_contents" ADD CONSTRAINT "component_contents_component_code_page_components_code_fk" FOREIGN KEY ("component_code") REFERENCES "public"."page_components"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_items" ADD CONSTRAINT "package_items_offer_position_package_offers_position_fk" FOREIGN KEY ("offer_position") REFERENCES "public"."package_offers"("position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_packages" ADD CONSTRAINT "product_packages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_merchant_date" ON "activities" USING btree ("merchant_id","date","begin_time");--> statement-breakpoint
CREATE INDEX "members_phone" ON "members" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "package_offers_item_names" ON "package_offers" USING gin ("product_item_names");--> statement-breakpoint
CREATE INDEX "products_type_place" ON "products" USING btree ("product_type","place");