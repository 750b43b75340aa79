CREATE TABLE "calendar_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"user_id" integer NOT NULL,
	"rotation" integer NOT NULL,
	"token_hash" text NOT NULL,
	"link_key" text,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_link_uid_unique" UNIQUE("uid"),
	CONSTRAINT "calendar_link_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "calendar_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;