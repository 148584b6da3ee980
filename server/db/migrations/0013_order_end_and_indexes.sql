ALTER TABLE "orders" ADD COLUMN "ended_by" text;--> statement-breakpoint
CREATE INDEX "appointments_line" ON "appointments" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "order_codes_line" ON "order_codes" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "comments_member" ON "comments" USING btree (("body" ->> 'memberId'));--> statement-breakpoint
CREATE INDEX "member_coupons_order" ON "member_coupons" USING btree ("order_id");