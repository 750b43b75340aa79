import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import type { RoomPolicy } from "#api/db/schema/product.ts";
import type { Call } from "#api/http/context.ts";
import { phoneIn } from "#api/http/kept-phone.ts";
import { invalid } from "#api/http/refusal.ts";
import { maskOf } from "#api/modules/catalogue/options/presenter.ts";
import { termsIdOf } from "#api/modules/catalogue/cancel-terms/read-terms.ts";
import { agePolicyIdOf } from "#api/modules/catalogue/suppliers/columns.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ProductOptionInput } from "#contract/catalogue/options/options.ts";

/** The columns that an input means; what names nothing, or does not go together, is refused beside its field. */
export async function optionColumns(tx: Tx, input: ProductOptionInput, call: Call) {
  const texts = catalogueTextsIn(call.locale);
  const [owner] = await tx
    .select({ id: supplier.id, code: supplier.code })
    .from(supplier)
    .where(eq(supplier.uid, input.supplier));
  if (!owner) throw invalid({ supplier: [textsIn(call.locale).recordNotFound] });
  const at = await placeOf(tx, "place", input.place, call);
  const end = input.end_place ? await placeOf(tx, "end_place", input.end_place, call) : null;
  if ((input.max_pax ?? input.min_pax) < input.min_pax) throw invalid({ max_pax: [texts.paxOrder] });
  return {
    supplierId: owner.id,
    code: `${at.code}${input.service_type}${owner.code}${input.option_code}`,
    serviceType: input.service_type,
    placeId: at.id,
    endPlaceId: end?.id ?? null,
    chargeBasis: input.charge_basis,
    secondUnit: input.second_unit,
    crossSeason: input.cross_season,
    ...textColumns(input),
    durationMinutes: input.duration_minutes ?? null,
    nights: input.nights ?? null,
    startTimes: input.start_times.map(({ time }) => time).toSorted(),
    operatesDow: maskOf(input.operates_on),
    minPax: input.min_pax,
    maxPax: input.max_pax ?? null,
    capacityPerUnit: input.capacity_per_unit ?? null,
    agePolicyId: await agePolicyIdOf(tx, input.age_policy, call),
    cancelPolicyId: await termsIdOf(tx, owner.id, input.cancel_terms, call),
    roomPolicy: roomPolicyOf(input, call),
    sellRoundStepCents: input.sell_round_step_cents ?? null,
    promptPickup: input.prompt_pickup,
    pickupPoints: input.pickup_points,
    phone: phoneIn(input.phone, { country: at.country, field: "phone" }, call),
    lat: input.lat ?? null,
    lng: input.lng ?? null,
    internetEnabled: input.internet_enabled,
    availabilityDefault: input.availability_default,
  };
}

function textColumns(input: ProductOptionInput) {
  return {
    locality: input.locality ?? null,
    class: input.class ?? null,
    name: input.name,
    comment: input.comment ?? null,
    description: input.description ?? null,
    inclusions: input.inclusions,
    exclusions: input.exclusions,
    address: input.address ?? null,
    voucherText: input.voucher_text ?? null,
    meetingPoint: input.meeting_point ?? null,
  };
}

async function placeOf(tx: Tx, field: "place" | "end_place", code: string, call: Call) {
  const [found] = await tx
    .select({ id: place.id, code: place.code, country: place.country })
    .from(place)
    .where(eq(place.code, code.toUpperCase()));
  if (!found) throw invalid({ [field]: [textsIn(call.locale).packagePlaceUnknown] });
  return found;
}

/** Each kind of room once, and never more adults than people. */
function roomPolicyOf({ charge_basis: basis, rooms }: ProductOptionInput, call: Call): RoomPolicy | null {
  const texts = catalogueTextsIn(call.locale);
  const errors: Record<string, string[]> = {};
  for (const [index, room] of rooms.entries()) {
    if (rooms.findIndex(({ code }) => code === room.code) < index) {
      errors[`rooms.${index}.code`] = [texts.roomTwice];
    }
    if (room.max_total < room.max_adults) errors[`rooms.${index}.max_total`] = [texts.roomTooSmall];
    if (room.max_with_infants < room.max_total)
      errors[`rooms.${index}.max_with_infants`] = [texts.roomTooSmall];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (basis !== "room" || rooms.length === 0) return null;
  return Object.fromEntries(rooms.map(({ code, ...size }) => [code, size]));
}
