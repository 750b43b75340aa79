import { eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { place } from "#api/db/schema/place.ts";
import { agePolicy } from "#api/db/schema/policy.ts";
import type { Call } from "#api/http/context.ts";
import { phoneIn } from "#api/http/kept-phone.ts";
import { invalid } from "#api/http/refusal.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { SupplierInput } from "#contract/catalogue/suppliers/suppliers.ts";

/** The columns that an input means; what names nothing, or is no number, is refused beside its field. */
export async function supplierColumns(tx: Tx, input: SupplierInput, foreignBrands: number[], call: Call) {
  const texts = catalogueTextsIn(call.locale);
  const [at] = await tx
    .select({ id: place.id, country: place.country })
    .from(place)
    .where(eq(place.code, input.place.toUpperCase()));
  if (!at) throw invalid({ place: [textsIn(call.locale).packagePlaceUnknown] });
  const policyId = await agePolicyIdOf(tx, input.age_policy, call);
  return {
    code: input.code,
    name: input.name,
    internetName: input.internet_name,
    status: input.status,
    brandIds: [...(await ownBrands(tx, input, call)), ...foreignBrands].toSorted((a, b) => a - b),
    serviceTypes: input.service_types,
    placeId: at.id,
    address: input.address,
    postcode: input.postcode ?? null,
    website: input.website ?? null,
    ...phonesOf(input, at.country, call),
    emailReservations: input.email_reservations,
    emailAccounts: input.email_accounts ?? null,
    confirmChannel: input.confirm_channel,
    responseSlaHours: input.response_sla_hours,
    tellsStock: input.tells_stock,
    currency: input.currency,
    costTaxMode: input.cost_tax_mode,
    paymentTerms: input.payment_terms,
    paymentDays: paymentDays(input, texts.dayOfMonth),
    requiresPrepayment: input.requires_prepayment,
    defaultAgePolicyId: policyId,
    amenities: input.amenities,
    notesInternal: input.notes_internal ?? null,
  };
}

/** The ages that a code means; null for none. */
export async function agePolicyIdOf(tx: Tx, code: string | undefined, call: Call): Promise<number | null> {
  if (!code) return null;
  const [found] = await tx.select({ id: agePolicy.id }).from(agePolicy).where(eq(agePolicy.code, code));
  if (!found) throw invalid({ age_policy: [catalogueTextsIn(call.locale).agesUnknown] });
  return found.id;
}

/** A person of one brand's office gives a supplier to that brand, and leaves it with the others that it has. */
async function ownBrands(tx: Tx, { brands }: SupplierInput, call: Call): Promise<number[]> {
  const rows = await tx.select({ id: brand.id }).from(brand).where(inArray(brand.code, brands));
  const mine = rows.map(({ id }) => id).filter((id) => isOwn(id, call));
  if (mine.length === 0) throw invalid({ brands: [catalogueTextsIn(call.locale).brandOfYours] });
  return mine;
}

/** Whether the caller works for the brand. */
export function isOwn(brandId: number, { scope }: Call): boolean {
  return scope.audience === "office" && scope.brandIds.includes(brandId);
}

function phonesOf({ phone, emergency_phone: emergency }: SupplierInput, country: string, call: Call) {
  return {
    // The contract lets no supplier be without one.
    phone: phoneIn(phone, { country, field: "phone" }, call) ?? phone,
    emergencyPhone: phoneIn(emergency, { country, field: "emergency_phone" }, call),
  };
}

const byDayOfMonth: readonly string[] = ["day_of_month_of_service", "day_of_following_month"];

function paymentDays({ payment_terms: terms, payment_days: days }: SupplierInput, refusal: string): number {
  if (terms === "on_confirm") return 0;
  if (byDayOfMonth.includes(terms) && (days < 1 || days > 31)) throw invalid({ payment_days: [refusal] });
  return days;
}
