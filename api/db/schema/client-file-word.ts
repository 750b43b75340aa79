import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { byteOrderedText } from "./columns.ts";

/**
 * The words of `search_text`, one row each: an index whose look-up row-level security lets through, because
 * comparing is leak-proof where matching a pattern is not. Written by the database alone (`file-search.ts`); no
 * foreign key, since checking one for every word would cost more than all the rest.
 */
export const clientFileWord = pgTable(
  "client_file_word",
  {
    brandId: integer("brand_id").notNull(),
    /**
     * A letter for the field, then the word: f the word a name begins with, n another of the name, r reference, y the
     * agency's reference, t the name of a traveller.
     */
    word: byteOrderedText("word").notNull(),
    fileId: integer("file_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.word, table.fileId] })],
);
