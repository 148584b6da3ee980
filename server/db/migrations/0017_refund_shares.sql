ALTER TABLE "refund_codes" ADD COLUMN "amount_fen" bigint;--> statement-breakpoint
-- Until now a code came back whole.
UPDATE "refund_codes" SET "amount_fen" = "order_codes"."paid_fen" FROM "order_codes" WHERE "order_codes"."id" = "refund_codes"."code_id";--> statement-breakpoint
ALTER TABLE "refund_codes" ALTER COLUMN "amount_fen" SET NOT NULL;
