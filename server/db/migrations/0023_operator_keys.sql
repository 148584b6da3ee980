CREATE TABLE "operator_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"operator_id" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"seen_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "operator_keys_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "operator_keys_role" CHECK ("operator_keys"."role" in ('viewer', 'editor', 'publisher', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "operator_keys" ADD CONSTRAINT "operator_keys_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_keys_operator" ON "operator_keys" USING btree ("operator_id");