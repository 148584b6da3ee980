DROP INDEX "redemptions_member";--> statement-breakpoint
CREATE INDEX "redemptions_list" ON "redemptions" USING btree ("member_id","redeemed_at","id");