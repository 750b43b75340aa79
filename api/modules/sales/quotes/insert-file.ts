import { eq } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { consultantFor } from "#api/modules/sales/quotes/consultant-for.ts";
import { nextReference } from "#api/modules/sales/quotes/next-reference.ts";
import type { BrandCode, Currency } from "#contract/primitives.ts";
import type { SavedQuote } from "#contract/sales/quotes/save.ts";

/** The terms of an agency, as a new file keeps them. */
export async function readAgency(tx: Tx, agencyId: number) {
  const [found] = await tx
    .select({
      id: agency.id,
      locale: agency.locale,
      country: agency.country,
      priceMode: agency.priceMode,
      commissionBps: agency.commissionBps,
      priceCodes: agency.priceCodes,
    })
    .from(agency)
    .where(eq(agency.id, agencyId));
  if (!found) throw new RangeError(`There is no agency ${agencyId}`);
  return found;
}
export type Buyer = Awaited<ReturnType<typeof readAgency>> & {
  /** Where the office makes the file: for whom, and who looks after it. */
  byOffice?: { agentUserId: number | null; consultantId: number };
};

/** What was written: `SavedQuote` with the public name of the file. */
export type NewQuote = SavedQuote & { uid: string };

type FileValues = Pick<
  typeof clientFile.$inferInsert,
  | "name"
  | "agentReference"
  | "relatedReference"
  | "travelDate"
  | "endDate"
  | "paxCount"
  | "source"
  | "packageId"
  | "tariff"
  | "startPlaceId"
  | "transport"
>;

type NewFile = {
  brand: { id: number; code: BrandCode; currency: Currency };
  /** Days for which a quote is valid. */
  validDays: number;
  values: FileValues;
};

/** A new quote of an agency on its terms of today, with a reference and a consultant. In the scope of the system. */
export async function insertFile(tx: Tx, call: Call, buyer: Buyer, { brand, validDays, values }: NewFile) {
  const { id: userId, timezone } = call.signedIn();
  const now = call.now();
  const [file] = await tx
    .insert(clientFile)
    .values({
      ...values,
      ...(buyer.byOffice && { source: "office" as const }),
      uid: ulid(now.getTime()),
      reference: await nextReference(tx, call, { brand: brand.code, department: "FI" }),
      kind: "quote",
      department: "FI",
      brandId: brand.id,
      agencyId: buyer.id,
      ...(buyer.byOffice ?? {
        agentUserId: userId,
        consultantId: await consultantFor(tx, { agencyId: buyer.id, brandId: brand.id }),
      }),
      currency: brand.currency,
      locale: buyer.locale,
      priceMode: buyer.priceMode,
      commissionBps: buyer.commissionBps,
      priceCodes: buyer.priceCodes,
      nationality: buyer.country,
      holdUntil: addDays(todayIn(timezone, now), validDays),
      status: "Quote",
      statusAt: now,
    })
    .returning({ id: clientFile.id, uid: clientFile.uid, reference: clientFile.reference });
  if (!file) throw new RangeError("The file was not written");
  return file;
}
