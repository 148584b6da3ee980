CREATE TABLE "kept_files" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"text" text NOT NULL,
	"kept_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_files_newest" ON "kept_files" USING btree ("file","id");