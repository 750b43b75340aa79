import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { user } from "#api/db/schema/user.ts";
import { offerTermKeys, offerTermsOf, readOfferTerms } from "#api/modules/system/settings/offer-terms.ts";
import { readNumberSettings } from "#api/modules/system/settings/settings.ts";

const agentUser = alias(user, "agent_user");
const consultant = alias(user, "consultant");

/** Cents to which a price per person is rounded where no setting says so. */
const usualStep = 100;

/** The file with its brand, its agency and who looks after it; undefined when it is not there. */
export async function readHead(tx: Tx, fileId: number) {
  const [found] = await tx
    .select({
      reference: clientFile.reference,
      kind: clientFile.kind,
      name: clientFile.name,
      brand: brand.code,
      brandName: brand.name,
      brandPhone: brand.phone,
      timezone: brand.timezone,
      agencyName: agency.name,
      agencyEmail: agency.email,
      agencyPhone: agency.phone,
      agentMarkupBps: agency.agentMarkupBps,
      agentName: agentUser.name,
      agentEmail: agentUser.email,
      agentPhone: agentUser.phone,
      consultantName: consultant.name,
      locale: clientFile.locale,
      currency: clientFile.currency,
      taxBps: brand.taxBps,
      travelDate: clientFile.travelDate,
      endDate: clientFile.endDate,
      priceMode: clientFile.priceMode,
      commissionBps: clientFile.commissionBps,
      priceCodes: clientFile.priceCodes,
    })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .leftJoin(agentUser, eq(agentUser.id, clientFile.agentUserId))
    .leftJoin(consultant, eq(consultant.id, clientFile.consultantId))
    .where(eq(clientFile.id, fileId));
  return found;
}

/** How many days an offer stands, as an agency may read it. */
export async function readValidDays(tx: Tx): Promise<number> {
  return (await readOfferTerms(tx)).validDays;
}

/** The settings that the terms of an offer come from. System scope. */
export async function readOfferSettings(tx: Tx) {
  const step = "booking.pp_round_step_cents";
  const numbers = await readNumberSettings(tx, [step, ...offerTermKeys]);
  return { terms: offerTermsOf(numbers), personStepCents: numbers.get(step) ?? usualStep };
}
