CREATE TABLE "upload" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"storage_key" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_uid_unique" UNIQUE("uid"),
	CONSTRAINT "upload_size_positive" CHECK ("upload"."bytes" > 0 and "upload"."width" > 0 and "upload"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "picture_uid" text;--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("created_at") WHERE "upload"."used_at" is null;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_picture_uid_upload_uid_fk" FOREIGN KEY ("picture_uid") REFERENCES "public"."upload"("uid") ON DELETE set null ON UPDATE no action;