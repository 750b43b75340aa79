CREATE TABLE "pax_needs" (
	"pax_id" integer PRIMARY KEY NOT NULL,
	"dietary" text,
	"mobility" text
);
--> statement-breakpoint
ALTER TABLE "pax_needs" ADD CONSTRAINT "pax_needs_pax_id_pax_id_fk" FOREIGN KEY ("pax_id") REFERENCES "public"."pax"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The owner of the tables reads their rows only so; the walls that follow set it again.
ALTER TABLE "pax" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "pax_needs" ("pax_id", "dietary", "mobility") SELECT "id", "dietary", "mobility" FROM "pax" WHERE "dietary" IS NOT NULL OR "mobility" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "pax" DROP COLUMN "dietary";--> statement-breakpoint
ALTER TABLE "pax" DROP COLUMN "mobility";
