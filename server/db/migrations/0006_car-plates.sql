CREATE TABLE "car_plates" (
	"member_id" text NOT NULL,
	"place" integer NOT NULL,
	"plate" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "car_plates_member_id_place_pk" PRIMARY KEY("member_id","place"),
	CONSTRAINT "car_plates_plate" UNIQUE("member_id","plate"),
	CONSTRAINT "car_plates_place" CHECK ("car_plates"."place" between 1 and 3)
);
