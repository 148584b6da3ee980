CREATE TABLE "studio_picture_files" (
	"picture" text NOT NULL,
	"file" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "studio_picture_files_picture_file_pk" PRIMARY KEY("picture","file")
);
--> statement-breakpoint
CREATE TABLE "studio_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"file_hash" text NOT NULL,
	"title" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"focus_x" double precision NOT NULL,
	"focus_y" double precision NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL,
	"replaces" text,
	"trashed_at" bigint,
	CONSTRAINT "studio_pictures_focus" CHECK ("studio_pictures"."focus_x" between 0 and 1 and "studio_pictures"."focus_y" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "studio_picture_files" ADD CONSTRAINT "studio_picture_files_picture_studio_pictures_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."studio_pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_pictures_at" ON "studio_pictures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "studio_pictures_replaces" ON "studio_pictures" USING btree ("replaces");