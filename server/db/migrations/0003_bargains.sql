CREATE TABLE "bargains" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"product_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"cut_fen" integer NOT NULL,
	"left_fen" integer NOT NULL,
	"icon_url" text NOT NULL,
	"member_name" text NOT NULL,
	"began_at" bigint NOT NULL,
	"bought_at" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bargains_one_each" ON "bargains" USING btree ("member_id","product_id");