CREATE TABLE "supplier_attachment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"supplier_id" integer NOT NULL,
	"option_id" integer,
	"upload_id" integer NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"kind" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"visibility" text DEFAULT 'internal' NOT NULL,
	"language" text,
	"notes" text,
	"expiry_told_at" timestamp (3) with time zone,
	"created_by" integer,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_attachment_uid_unique" UNIQUE("uid"),
	CONSTRAINT "supplier_attachment_kind_known" CHECK ("supplier_attachment"."kind" in ('contract', 'rate_sheet', 'insurance', 'menu', 'map', 'image', 'ticket', 'other')),
	CONSTRAINT "supplier_attachment_visibility_known" CHECK ("supplier_attachment"."visibility" in ('internal', 'supplier')),
	CONSTRAINT "supplier_attachment_days_in_order" CHECK ("supplier_attachment"."valid_to" >= "supplier_attachment"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "upload" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "supplier_attachment" ADD CONSTRAINT "supplier_attachment_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_attachment" ADD CONSTRAINT "supplier_attachment_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_attachment" ADD CONSTRAINT "supplier_attachment_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_attachment" ADD CONSTRAINT "supplier_attachment_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_attachment_of_supplier" ON "supplier_attachment" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_attachment_of_option" ON "supplier_attachment" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "supplier_attachment_of_upload" ON "supplier_attachment" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "supplier_attachment_ending" ON "supplier_attachment" USING btree ("valid_to");--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_picture_measured" CHECK (("upload"."width" is null) = ("upload"."height" is null) and ("upload"."width" is not null or "upload"."purpose" = 'attachment'));