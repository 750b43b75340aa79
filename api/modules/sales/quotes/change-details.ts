import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { updateEach } from "#api/db/update-each.ts";
import { countTypes, ageAt, paxTypeOf, type Ages } from "#api/domain/files/file-party.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { shownContact } from "#api/domain/quotes/shown-contact.ts";
import { countryOfAgency } from "#api/db/agency-country.ts";
import { keptPhone } from "#api/http/kept-phone.ts";
import { namesOfParty } from "#api/modules/files/client-file/parts.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { changeFile, type Deed } from "#api/modules/sales/quotes/change-file.ts";
import { readTravellers, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ChangeQuote, TravellerDetails } from "#contract/sales/quotes/changes.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/** Changes a part of what a quote says besides its services. Ages may change prices. */
export function changeDetails(
  reference: string,
  wish: ChangeQuote,
  call: Call,
): Promise<z.input<typeof QuoteDraft>> {
  return changeFile(reference, wish.lock_version, call, (tx, file) => changePart(tx, file, wish, call));
}

async function changePart(tx: Tx, file: QuoteFile, wish: ChangeQuote, call: Call): Promise<Deed | null> {
  const action = "details_changed";
  const reason = action;
  const write = (values: Partial<typeof clientFile.$inferInsert>) =>
    tx.update(clientFile).set(values).where(eq(clientFile.id, file.id));
  switch (wish.part) {
    case "references": {
      const { name, agent_reference, remarks } = wish;
      const before = {
        name: file.name,
        agent_reference: file.agentReference,
        remarks: file.remarksAgent,
      };
      const after = { name, agent_reference, remarks };
      if (isUnchanged(before, after)) return null;
      await write({ name, agentReference: agent_reference, remarksAgent: remarks });
      return { action, before, after, reason };
    }
    case "contact": {
      const { part: _part, lock_version: _version, ...told } = wish;
      const dialledIn = async () => told.country ?? (await countryOfAgency(tx, file.agencyId));
      const contact = { ...told, phone: await keptPhone(told.phone, call, dialledIn) };
      const before = { client_contact: shownContact(file.clientContact) };
      const after = { client_contact: shownContact(contact) };
      if (isUnchanged(before, after)) return null;
      await write({ clientContact: contact });
      return { action, before, after, reason };
    }
    case "travellers": {
      const people = async () => (await readTravellers(tx, file.id)).travellers;
      const before = await people();
      const rows = await rowsOf(tx, file, wish.travellers, call);
      if (rows.every((row) => before.some((one) => isDeepStrictEqual({ ...one, ...row }, one)))) return null;
      await writeTravellers(tx, file, rows);
      const after = await people();
      const sides = { before: { names: namesOfParty(before) }, after: { names: namesOfParty(after) } };
      return { action, ...sides, reason };
    }
  }
}

/** Prices a quote at the rates of today and does nothing else. */
export function takePrices(
  reference: string,
  version: number,
  call: Call,
): Promise<z.input<typeof QuoteDraft>> {
  return changeFile(reference, version, call, () =>
    Promise.resolve({ action: "repriced", reason: "repriced" }),
  );
}

async function rowsOf(tx: Tx, file: QuoteFile, told: readonly TravellerDetails[], call: Call) {
  const numberOf = await readBookingNumbers(tx);
  const ages = {
    infantTo: numberOf("booking.infant_max_age_default"),
    childTo: numberOf("booking.child_max_age_default"),
  };
  const late = told.findIndex(({ date_of_birth: born }) => born && born > file.travelDate);
  if (late !== -1)
    throw invalid({ [`travellers.${late}.date_of_birth`]: [textsIn(call.locale).bornAfterTravel] });
  return told.map((one) => rowOf(one, file.travelDate, ages));
}

async function writeTravellers(tx: Tx, file: QuoteFile, rows: ReturnType<typeof rowOf>[]): Promise<void> {
  await updateEach(tx, pax, {
    by: "seq",
    rows,
    where: eq(pax.fileId, file.id),
    also: { lockVersion: sql`${pax.lockVersion} + 1` },
  });
  await recount(tx, file);
}

function rowOf(
  { seq, title, first_name, last_name, date_of_birth, age }: TravellerDetails,
  on: string,
  ages: Ages,
) {
  const born = date_of_birth ?? null;
  const stated = born === null ? (age ?? null) : null;
  return {
    seq,
    title,
    firstName: first_name,
    lastName: last_name,
    dateOfBirth: born,
    ageStated: stated,
    type: paxTypeOf(born === null ? stated : ageAt(born, on), ages),
  };
}

/** Services that everyone takes part in count adults and children as they now are. */
async function recount(tx: Tx, file: QuoteFile): Promise<void> {
  const { travellers } = await readTravellers(tx, file.id);
  await tx
    .update(serviceLine)
    .set(countTypes(travellers))
    .where(
      and(
        eq(serviceLine.fileId, file.id),
        sql`${serviceLine.adults} + ${serviceLine.children} + ${serviceLine.infants} = ${travellers.length}`,
      ),
    );
}
