import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { pax } from "./client-file.ts";

/**
 * What a traveller's body asks of a trip. Apart from the traveller, so that the walls keep it from whoever in the office
 * lacks `pax.view-sensitive`.
 */
export const paxNeeds = pgTable("pax_needs", {
  paxId: integer("pax_id")
    .primaryKey()
    .references(() => pax.id, { onDelete: "cascade" }),
  dietary: text("dietary"),
  mobility: text("mobility"),
  /** Sealed (`sealed-needs.ts`): nobody reads it in a dump of the database. */
  sealedMedical: text("sealed_medical"),
  sealedPassport: text("sealed_passport"),
});
