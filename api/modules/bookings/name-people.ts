import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { pax } from "#api/db/schema/client-file.ts";
import type { Submission } from "#api/modules/bookings/submission.ts";

/** What somebody who requests a booking tells of its travellers: the lead, and others by their number in the party. */
export type Names = Named & { others: readonly (Named & { seq: number })[] };
type Named = { title: string | null; first_name: string; last_name: string };

/** Who leads a party: whoever was named so, else the first. */
export function leaderOf<Person extends { isLead: boolean }>(people: readonly Person[]): Person | undefined {
  return people.find(({ isLead }) => isLead) ?? people[0];
}

/** Writes the names of those who travel; who was not told of keeps the name there is. However many, one statement. */
export async function namePeople(tx: Tx, { file, people }: Submission, names: Names): Promise<void> {
  const lead = leaderOf(people);
  if (!lead) {
    const { title, first_name: firstName, last_name: lastName } = names;
    const named = { title: title || null, firstName, lastName };
    await tx.insert(pax).values({ ...named, fileId: file.id, seq: 1, type: "A", isLead: true });
    return;
  }
  const told = new Map(names.others.map((one) => [one.seq, one]));
  const rows = people.flatMap((one) => {
    const named: Named | undefined = one === lead ? names : told.get(one.seq);
    return named
      ? [
          sql`(${one.id}::int, ${named.title || null}::text, ${named.first_name}::text, ${named.last_name}::text,
            ${one === lead}::boolean)`,
        ]
      : [];
  });
  await tx
    .update(pax)
    .set({
      title: sql`told.title`,
      firstName: sql`told.first_name`,
      lastName: sql`told.last_name`,
      isLead: sql`told.is_lead`,
      lockVersion: sql`${pax.lockVersion} + 1`,
    })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as told (id, title, first_name, last_name, is_lead)`)
    .where(eq(pax.id, sql`told.id`));
}
