CREATE TABLE "idempotent_answer" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"claim" text NOT NULL,
	"claimed_until" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"content_type" text,
	"body" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answer_whole" CHECK (("idempotent_answer"."status" is null) = ("idempotent_answer"."body" is null))
);
--> statement-breakpoint
CREATE INDEX "idempotent_answer_by_expiry" ON "idempotent_answer" USING btree ("expires_at");