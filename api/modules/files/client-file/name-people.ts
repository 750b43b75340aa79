import { sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { pax } from "#api/db/schema/client-file.ts";
import { updateEach } from "#api/db/update-each.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";

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
    await tx.insert(pax).values({ ...columnsOf(names), fileId: file.id, seq: 1, type: "A", isLead: true });
    return;
  }
  const told = new Map(names.others.map((one) => [one.seq, one]));
  const rows = people.flatMap((one) => {
    const isLead = one === lead;
    const named = isLead ? names : told.get(one.seq);
    return named ? [{ id: one.id, isLead, ...columnsOf(named) }] : [];
  });
  await updateEach(tx, pax, { by: "id", rows, also: { lockVersion: sql`${pax.lockVersion} + 1` } });
}

const columnsOf = ({ title, first_name: firstName, last_name: lastName }: Named) => ({
  title: title || null,
  firstName,
  lastName,
});
