import { or, sql } from "drizzle-orm";
import { contains } from "#api/db/contains.ts";
import { tripPackage } from "#api/db/schema/package.ts";

/** Packages by a part of the reference, or of the name in any language. */
export function packageNamed(words: string) {
  return or(
    contains(tripPackage.ref, words),
    sql`exists (select from jsonb_each_text(${tripPackage.name}) as said where ${contains(sql`said.value`, words)})`,
  );
}
