CREATE TABLE "file_task" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"file_id" integer NOT NULL,
	"task" text NOT NULL,
	"due_on" date,
	"assignee_id" integer,
	"written_by" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_task_uid_unique" UNIQUE("uid"),
	CONSTRAINT "file_task_done_by_somebody" CHECK (("file_task"."done_at" is null) = ("file_task"."done_by" is null))
);
--> statement-breakpoint
ALTER TABLE "file_task" ADD CONSTRAINT "file_task_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_task" ADD CONSTRAINT "file_task_assignee_id_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_task_of_file" ON "file_task" USING btree ("file_id","id");--> statement-breakpoint
CREATE INDEX "file_task_open" ON "file_task" USING btree ("assignee_id","due_on","id") WHERE "file_task"."done_at" is null;--> statement-breakpoint
CREATE INDEX "file_task_open_by_day" ON "file_task" USING btree ("due_on","id") WHERE "file_task"."done_at" is null;--> statement-breakpoint
CREATE INDEX "file_task_done" ON "file_task" USING btree ("done_at","id") WHERE "file_task"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "account_transaction_received" ON "account_transaction" USING btree ("created_at","id") WHERE "account_transaction"."type" = 'receipt';