CREATE TABLE "bargain_helps" (
	"bargain_id" text NOT NULL,
	"member_id" text NOT NULL,
	"cut_fen" integer NOT NULL,
	"day" text NOT NULL,
	"nth" integer NOT NULL,
	"icon_url" text NOT NULL,
	"member_name" text NOT NULL,
	"helped_at" bigint NOT NULL,
	CONSTRAINT "bargain_helps_bargain_id_member_id_pk" PRIMARY KEY("bargain_id","member_id"),
	CONSTRAINT "bargain_helps_nth" CHECK ("bargain_helps"."nth" in (1, 2, 3)),
	CONSTRAINT "bargain_helps_not_negative" CHECK ("bargain_helps"."cut_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"is_chosen" boolean NOT NULL,
	"added_price" integer NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "cart_lines_member_id_kind_product_id_sku_id_pk" PRIMARY KEY("member_id","kind","product_id","sku_id"),
	CONSTRAINT "cart_lines_not_negative" CHECK ("cart_lines"."added_price" >= 0),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99),
	CONSTRAINT "cart_lines_kind" CHECK ("cart_lines"."kind" in ('retail', 'points'))
);
--> statement-breakpoint
CREATE TABLE "cart_merges" (
	"member_id" text NOT NULL,
	"merge_key" text NOT NULL,
	"merged_at" bigint NOT NULL,
	CONSTRAINT "cart_merges_member_id_merge_key_pk" PRIMARY KEY("member_id","merge_key")
);
--> statement-breakpoint
CREATE TABLE "counter_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"note" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"order_id" text,
	CONSTRAINT "counter_codes_amount" CHECK ("counter_codes"."amount_fen" > 0),
	CONSTRAINT "counter_codes_time" CHECK ("counter_codes"."expires_at" > "counter_codes"."created_at")
);
--> statement-breakpoint
CREATE TABLE "customs_identities" (
	"member_id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"kept_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_picture_files" (
	"picture" text NOT NULL,
	"file" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "comment_picture_files_picture_file_pk" PRIMARY KEY("picture","file")
);
--> statement-breakpoint
CREATE TABLE "comment_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"comment_id" text,
	"uploaded_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_closures" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "account_closures_state" CHECK ("account_closures"."state" in ('waiting', 'withdrawn', 'erased')),
	CONSTRAINT "account_closures_times" CHECK ("account_closures"."due_at" > "account_closures"."asked_at")
);
--> statement-breakpoint
CREATE TABLE "business_companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"level" integer NOT NULL,
	CONSTRAINT "business_companies_domain_unique" UNIQUE("domain"),
	CONSTRAINT "business_companies_level" CHECK ("business_companies"."level" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "business_members" (
	"member_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"mail_hash" text NOT NULL,
	"masked_mail" text NOT NULL,
	"verified_at" bigint NOT NULL,
	CONSTRAINT "business_members_mail_hash_unique" UNIQUE("mail_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" bigint,
	CONSTRAINT "mail_codes_not_negative" CHECK ("mail_codes"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"address" text NOT NULL,
	"id" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" bigint NOT NULL,
	CONSTRAINT "mail_messages_id_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE TABLE "real_name_tries" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"tried_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"member_id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"masked_name" text NOT NULL,
	"masked_number" text NOT NULL,
	"checked_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_shares" (
	"token" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"year" integer NOT NULL,
	"shows_spending" boolean NOT NULL,
	"report" jsonb NOT NULL,
	"shared_at" bigint NOT NULL,
	CONSTRAINT "report_shares_not_negative" CHECK ("report_shares"."year" >= 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"giver_id" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"received_at" bigint,
	"given_at" bigint NOT NULL,
	"valid_until" bigint NOT NULL,
	"taker_id" text,
	"ended_at" bigint,
	CONSTRAINT "transfers_kind" CHECK ("transfers"."kind" in ('coupon', 'code')),
	CONSTRAINT "transfers_state" CHECK ("transfers"."state" in ('given', 'taken', 'withdrawn', 'expired')),
	CONSTRAINT "transfers_taken" CHECK (("transfers"."state" = 'taken') = ("transfers"."taker_id" is not null)),
	CONSTRAINT "transfers_times" CHECK ("transfers"."valid_until" > "transfers"."given_at")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"created_at" bigint NOT NULL,
	"read_at" bigint,
	"removed_at" bigint,
	CONSTRAINT "messages_once" UNIQUE("member_id","event","reference"),
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('order', 'service'))
);
--> statement-breakpoint
CREATE TABLE "partner_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"return_to" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_grants" (
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"open_id" text NOT NULL,
	"granted_at" bigint NOT NULL,
	CONSTRAINT "partner_grants_member_id_partner_id_pk" PRIMARY KEY("member_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"intro" text NOT NULL,
	"scopes" text[] NOT NULL,
	"return_addresses" text[] NOT NULL,
	"secret_hash" text NOT NULL,
	"is_enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_points" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"company_id" text DEFAULT '' NOT NULL,
	"amount" integer NOT NULL,
	"fen" bigint NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_points_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "order_points_not_negative" CHECK ("order_points"."fen" >= 0 and "order_points"."returned" >= 0),
	CONSTRAINT "order_points_kind" CHECK ("order_points"."kind" in ('points', 'coins')),
	CONSTRAINT "order_points_amount" CHECK ("order_points"."amount" > 0 and "order_points"."returned" <= "order_points"."amount")
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"company_id" text DEFAULT '' NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accounts_member_id_kind_company_id_pk" PRIMARY KEY("member_id","kind","company_id"),
	CONSTRAINT "point_accounts_not_negative" CHECK ("point_accounts"."balance" >= 0 and "point_accounts"."entries" >= 0),
	CONSTRAINT "point_accounts_kind" CHECK ("point_accounts"."kind" in ('points', 'coins')),
	CONSTRAINT "point_accounts_company" CHECK (("point_accounts"."kind" = 'coins') = ("point_accounts"."company_id" <> ''))
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"company_id" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "point_entries_member_id_kind_company_id_place_pk" PRIMARY KEY("member_id","kind","company_id","place"),
	CONSTRAINT "point_entries_once" UNIQUE("member_id","kind","company_id","reason","reference"),
	CONSTRAINT "point_entries_not_negative" CHECK ("point_entries"."balance" >= 0),
	CONSTRAINT "point_entries_reason" CHECK ("point_entries"."reason" in ('opening', 'task', 'activity', 'sign', 'help', 'order', 'order-earned', 'order-closed', 'refund', 'refund-revoked', 'expire')),
	CONSTRAINT "point_entries_amount" CHECK ("point_entries"."amount" <> 0),
	CONSTRAINT "point_entries_place" CHECK ("point_entries"."place" > 0)
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"company_id" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL,
	"amount" integer NOT NULL,
	"left" integer NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "point_lots_not_negative" CHECK ("point_lots"."left" >= 0),
	CONSTRAINT "point_lots_amount" CHECK ("point_lots"."amount" > 0 and "point_lots"."left" <= "point_lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "point_takes" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"company_id" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL,
	"lot_id" text NOT NULL,
	"amount" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_takes_member_id_kind_company_id_place_lot_id_pk" PRIMARY KEY("member_id","kind","company_id","place","lot_id"),
	CONSTRAINT "point_takes_not_negative" CHECK ("point_takes"."returned" >= 0),
	CONSTRAINT "point_takes_amount" CHECK ("point_takes"."amount" > 0 and "point_takes"."returned" <= "point_takes"."amount")
);
--> statement-breakpoint
CREATE TABLE "health_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"place_code" text NOT NULL,
	"state" text NOT NULL,
	"visit_day" text NOT NULL,
	"sealed_document" text,
	"sent_at" bigint NOT NULL,
	"reviewed_at" bigint,
	"note" text,
	"body" jsonb NOT NULL,
	CONSTRAINT "health_forms_state" CHECK ("health_forms"."state" in ('waiting', 'returned', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "health_places" (
	"code" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"request_key" text NOT NULL,
	"service_id" text NOT NULL,
	"program_id" text NOT NULL,
	"day" text NOT NULL,
	"time" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"seats" integer NOT NULL,
	"state" text NOT NULL,
	"code" text NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	"body" jsonb NOT NULL,
	CONSTRAINT "service_reservations_seats" CHECK ("service_reservations"."seats" > 0),
	CONSTRAINT "service_reservations_state" CHECK ("service_reservations"."state" in ('reserved', 'used', 'cancelled', 'missed'))
);
--> statement-breakpoint
CREATE TABLE "service_slots" (
	"service_id" text NOT NULL,
	"program_id" text NOT NULL,
	"day" text NOT NULL,
	"time" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "service_slots_service_id_program_id_day_time_pk" PRIMARY KEY("service_id","program_id","day","time"),
	CONSTRAINT "service_slots_not_negative" CHECK ("service_slots"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_wishes" (
	"order_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"saved_at" bigint NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"start_date" text NOT NULL,
	"end_date" text NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_days" (
	"join_id" text NOT NULL,
	"day" text NOT NULL,
	"streak" integer NOT NULL,
	"points" integer NOT NULL,
	"signed_at" bigint NOT NULL,
	CONSTRAINT "sign_days_join_id_day_pk" PRIMARY KEY("join_id","day"),
	CONSTRAINT "sign_days_not_negative" CHECK ("sign_days"."streak" >= 0 and "sign_days"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sign_helps" (
	"join_id" text NOT NULL,
	"member_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"nth" integer NOT NULL,
	"points" integer NOT NULL,
	"icon_url" text NOT NULL,
	"member_name" text NOT NULL,
	"helped_at" bigint NOT NULL,
	CONSTRAINT "sign_helps_join_id_member_id_pk" PRIMARY KEY("join_id","member_id"),
	CONSTRAINT "sign_helps_nth" CHECK ("sign_helps"."nth" in (1, 2, 3)),
	CONSTRAINT "sign_helps_not_negative" CHECK ("sign_helps"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sign_joins" (
	"id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"helpers" integer NOT NULL,
	"help_reward" integer NOT NULL,
	"icon_url" text NOT NULL,
	"member_name" text NOT NULL,
	"joined_at" bigint NOT NULL,
	CONSTRAINT "sign_joins_state" CHECK ("sign_joins"."state" in ('inviting', 'filled', 'rewarded')),
	CONSTRAINT "sign_joins_not_negative" CHECK ("sign_joins"."helpers" >= 0 and "sign_joins"."help_reward" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sign_milestones" (
	"join_id" text NOT NULL,
	"days" integer NOT NULL,
	"coupon_id" text,
	"points" integer NOT NULL,
	"given_at" bigint NOT NULL,
	CONSTRAINT "sign_milestones_join_id_days_pk" PRIMARY KEY("join_id","days"),
	CONSTRAINT "sign_milestones_not_negative" CHECK ("sign_milestones"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "team_seats" (
	"order_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"member_id" text NOT NULL,
	"taken_at" bigint NOT NULL,
	"paid_at" bigint,
	"settled_at" bigint,
	"picked_up_at" bigint,
	CONSTRAINT "team_seats_one_each" UNIQUE("team_id","member_id"),
	CONSTRAINT "team_seats_settled" CHECK ("team_seats"."settled_at" is null or "team_seats"."paid_at" is not null),
	CONSTRAINT "team_seats_picked_up" CHECK ("team_seats"."picked_up_at" is null or "team_seats"."settled_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"leader_id" text NOT NULL,
	"state" text NOT NULL,
	"persons" integer NOT NULL,
	"taken" integer NOT NULL,
	"paid" integer NOT NULL,
	"opened_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "teams_not_negative" CHECK ("teams"."taken" >= 0 and "teams"."paid" >= 0),
	CONSTRAINT "teams_seats" CHECK ("teams"."persons" >= 2 and "teams"."paid" <= "teams"."taken" and "teams"."taken" <= "teams"."persons"),
	CONSTRAINT "teams_full" CHECK ("teams"."state" <> 'success' or "teams"."paid" = "teams"."persons"),
	CONSTRAINT "teams_state" CHECK ("teams"."state" in ('forming', 'success', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "order_codes" DROP CONSTRAINT "order_codes_not_negative";--> statement-breakpoint
ALTER TABLE "refund_codes" DROP CONSTRAINT "refund_codes_not_negative";--> statement-breakpoint
ALTER TABLE "bargains" DROP CONSTRAINT "bargains_not_negative";--> statement-breakpoint
DROP INDEX "comments_member";--> statement-breakpoint
ALTER TABLE "order_codes" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_codes" ADD COLUMN "coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_codes" ADD COLUMN "transfer_id" text;--> statement-breakpoint
ALTER TABLE "refund_codes" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_codes" ADD COLUMN "coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bargains" ADD COLUMN "state" text DEFAULT 'cutting' NOT NULL;--> statement-breakpoint
ALTER TABLE "bargains" ADD COLUMN "full_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bargains" ADD COLUMN "own_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bargains" ADD COLUMN "helpers" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "status" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "written_at" bigint;--> statement-breakpoint
ALTER TABLE "bargain_helps" ADD CONSTRAINT "bargain_helps_bargain_id_bargains_id_fk" FOREIGN KEY ("bargain_id") REFERENCES "public"."bargains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_codes" ADD CONSTRAINT "counter_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_picture_files" ADD CONSTRAINT "comment_picture_files_picture_comment_pictures_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."comment_pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_points" ADD CONSTRAINT "order_points_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_account" FOREIGN KEY ("member_id","kind","company_id") REFERENCES "public"."point_accounts"("member_id","kind","company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_earned" FOREIGN KEY ("member_id","kind","company_id","place") REFERENCES "public"."point_entries"("member_id","kind","company_id","place") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_takes" ADD CONSTRAINT "point_takes_spent" FOREIGN KEY ("member_id","kind","company_id","place") REFERENCES "public"."point_entries"("member_id","kind","company_id","place") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_takes" ADD CONSTRAINT "point_takes_of_lot" FOREIGN KEY ("lot_id") REFERENCES "public"."point_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reservations" ADD CONSTRAINT "service_reservations_of_slot" FOREIGN KEY ("service_id","program_id","day","time") REFERENCES "public"."service_slots"("service_id","program_id","day","time") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_wishes" ADD CONSTRAINT "stay_wishes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_days" ADD CONSTRAINT "sign_days_join_id_sign_joins_id_fk" FOREIGN KEY ("join_id") REFERENCES "public"."sign_joins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_helps" ADD CONSTRAINT "sign_helps_join_id_sign_joins_id_fk" FOREIGN KEY ("join_id") REFERENCES "public"."sign_joins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_milestones" ADD CONSTRAINT "sign_milestones_join_id_sign_joins_id_fk" FOREIGN KEY ("join_id") REFERENCES "public"."sign_joins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_seats" ADD CONSTRAINT "team_seats_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_seats" ADD CONSTRAINT "team_seats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bargain_helps_of_a_day" ON "bargain_helps" USING btree ("member_id","day","nth");--> statement-breakpoint
CREATE INDEX "cart_merges_merged" ON "cart_merges" USING btree ("merged_at");--> statement-breakpoint
CREATE INDEX "counter_codes_created" ON "counter_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comment_pictures_comment" ON "comment_pictures" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comment_pictures_loose" ON "comment_pictures" USING btree ("uploaded_at") WHERE "comment_pictures"."comment_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_closures_open" ON "account_closures" USING btree ("member_id") WHERE "account_closures"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "account_closures_due" ON "account_closures" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "business_members_company" ON "business_members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "mail_codes_member" ON "mail_codes" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "mail_messages_sent" ON "mail_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "real_name_tries_member" ON "real_name_tries" USING btree ("member_id","tried_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_shares_member" ON "report_shares" USING btree ("member_id","year","shows_spending");--> statement-breakpoint
CREATE INDEX "transfers_giver" ON "transfers" USING btree ("giver_id","given_at");--> statement-breakpoint
CREATE INDEX "transfers_taker" ON "transfers" USING btree ("taker_id");--> statement-breakpoint
CREATE INDEX "transfers_due" ON "transfers" USING btree ("state","valid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_way" ON "transfers" USING btree ("kind","thing_id","giver_id") WHERE "transfers"."state" = 'given';--> statement-breakpoint
CREATE INDEX "messages_list" ON "messages" USING btree ("member_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("member_id","kind") WHERE "messages"."read_at" is null and "messages"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "partner_codes_member" ON "partner_codes" USING btree ("member_id","partner_id");--> statement-breakpoint
CREATE INDEX "partner_codes_expires" ON "partner_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "point_entries_reference" ON "point_entries" USING btree ("reference","reason");--> statement-breakpoint
CREATE INDEX "point_lots_left" ON "point_lots" USING btree ("member_id","kind","company_id","expires_at") WHERE "point_lots"."left" > 0;--> statement-breakpoint
CREATE INDEX "point_lots_expiry" ON "point_lots" USING btree ("expires_at") WHERE "point_lots"."left" > 0;--> statement-breakpoint
CREATE INDEX "point_lots_entry" ON "point_lots" USING btree ("member_id","kind","company_id","place");--> statement-breakpoint
CREATE INDEX "point_takes_lot" ON "point_takes" USING btree ("lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "health_forms_one_each" ON "health_forms" USING btree ("member_id","place_code");--> statement-breakpoint
CREATE INDEX "health_forms_state" ON "health_forms" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "health_forms_visit" ON "health_forms" USING btree ("visit_day");--> statement-breakpoint
CREATE UNIQUE INDEX "service_reservations_request" ON "service_reservations" USING btree ("member_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "service_reservations_code" ON "service_reservations" USING btree ("code");--> statement-breakpoint
CREATE INDEX "service_reservations_member" ON "service_reservations" USING btree ("member_id","starts_at");--> statement-breakpoint
CREATE INDEX "service_reservations_state" ON "service_reservations" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "service_reservations_slot" ON "service_reservations" USING btree ("service_id","program_id","day","time");--> statement-breakpoint
CREATE INDEX "stay_wishes_member" ON "stay_wishes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_helps_of_a_friend" ON "sign_helps" USING btree ("member_id","activity_id","nth");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_joins_one_each" ON "sign_joins" USING btree ("activity_id","member_id");--> statement-breakpoint
CREATE INDEX "sign_joins_member" ON "sign_joins" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_seats_member" ON "team_seats" USING btree ("member_id","taken_at");--> statement-breakpoint
CREATE INDEX "team_seats_unsettled" ON "team_seats" USING btree ("team_id") WHERE "team_seats"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "teams_product" ON "teams" USING btree ("product_id","state","end_at");--> statement-breakpoint
CREATE INDEX "teams_end" ON "teams" USING btree ("state","end_at");--> statement-breakpoint
CREATE INDEX "products_mall" ON "products" USING btree (("body" ->> 'mallCategory')) WHERE ("products"."body" ->> 'mallCategory') is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_order" ON "comments" USING btree ("order_id") WHERE "comments"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_waiting" ON "comments" USING btree ("status","written_at");--> statement-breakpoint
CREATE INDEX "comments_member" ON "comments" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_not_negative" CHECK ("order_codes"."copy" >= 0 and "order_codes"."can_use_times" >= 0 and "order_codes"."paid_fen" >= 0 and "order_codes"."points" >= 0 and "order_codes"."coins" >= 0);--> statement-breakpoint
ALTER TABLE "refund_codes" ADD CONSTRAINT "refund_codes_not_negative" CHECK ("refund_codes"."amount_fen" >= 0 and "refund_codes"."points" >= 0 and "refund_codes"."coins" >= 0);--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_state" CHECK ("bargains"."state" in ('cutting', 'reached', 'bought'));--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_not_negative" CHECK ("bargains"."cut_fen" >= 0 and "bargains"."left_fen" >= 0 and "bargains"."full_fen" >= 0 and "bargains"."own_fen" >= 0 and "bargains"."helpers" >= 0);--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_status" CHECK ("comments"."status" in (0, 1, 2, 3, 9));--> statement-breakpoint
-- Written by hand. Whose a comment is, of which order, and how far it has come, stood in its JSON; of an order that has several the first keeps it.
UPDATE "comments" SET
	"member_id" = "body" ->> 'memberId',
	"order_id" = CASE WHEN "id" = (SELECT min(other."id") FROM "comments" other WHERE other."body" ->> 'orderNo' = "comments"."body" ->> 'orderNo') THEN "body" ->> 'orderNo' END,
	"status" = coalesce(("body" ->> 'commentStatus')::int, 1),
	"body" = "body" - 'memberId' - 'orderNo' - 'commentStatus'
WHERE "body" ?| array['memberId', 'orderNo', 'commentStatus'];--> statement-breakpoint
-- Written by hand: bargains of before were cut by who began them alone, and say now how far they have come.
UPDATE "bargains" SET
	"full_fen" = "cut_fen" + "left_fen",
	"own_fen" = "cut_fen",
	"helpers" = CASE WHEN "left_fen" = 0 THEN 0 ELSE LEAST(3, "left_fen") END,
	"state" = CASE WHEN "bought_at" IS NOT NULL THEN 'bought' WHEN "left_fen" = 0 THEN 'reached' ELSE 'cutting' END;--> statement-breakpoint
-- By hand from here. What members had in a column becomes the first entry of each: before the column goes.
INSERT INTO "point_accounts" ("member_id", "kind", "balance", "entries")
	SELECT "id", 'points', "integral", 1 FROM "members" WHERE "integral" > 0;--> statement-breakpoint
INSERT INTO "point_entries" ("member_id", "kind", "place", "amount", "balance", "reason", "reference", "at", "expires_at")
	SELECT "id", 'points', 1, "integral", "integral", 'opening', 'opening',
		(extract(epoch from now()) * 1000)::bigint, (extract(epoch from now() + interval '365 days') * 1000)::bigint
	FROM "members" WHERE "integral" > 0;--> statement-breakpoint
INSERT INTO "point_lots" ("id", "member_id", "kind", "place", "amount", "left", "expires_at")
	SELECT "member_id" || '-points-1-1', "member_id", 'points', 1, "amount", "amount", "expires_at" FROM "point_entries";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "integral";
