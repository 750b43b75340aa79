import type { RoomPolicy } from "#api/db/schema/product.ts";
import { roomCodes } from "#api/domain/pricing/line-shapes.ts";
import type { OptionRecord } from "#api/modules/catalogue/options/repository.ts";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import type { ProductOption } from "#contract/catalogue/options/options.ts";

/** A product as the office reads it. */
export function presentOption({ option, supplier, place, ...named }: OptionRecord): ProductOption {
  return {
    uid: option.uid,
    code: option.code,
    supplier: supplier.uid,
    supplier_name: supplier.name,
    service_type: option.serviceType,
    place: place.code,
    place_name: place.name,
    option_code: option.code.slice(11),
    charge_basis: option.chargeBasis,
    second_unit: option.secondUnit,
    status: option.status,
    name: option.name,
    comment: option.comment,
    class: option.class,
    locality: option.locality,
    end_place: named.endPlace,
    description: option.description,
    inclusions: option.inclusions,
    exclusions: option.exclusions,
    duration_minutes: option.durationMinutes,
    nights: option.nights,
    start_times: option.startTimes.map((time) => ({ time })),
    operates_on: daysOf(option.operatesDow),
    min_pax: option.minPax,
    max_pax: option.maxPax,
    capacity_per_unit: option.capacityPerUnit,
    cross_season: option.crossSeason,
    internet_enabled: option.internetEnabled,
    availability_default: option.availabilityDefault,
    age_policy: named.agePolicy,
    cancel_terms: named.cancelTerms,
    rooms: roomsOf(option.roomPolicy),
    sell_round_step_cents: option.sellRoundStepCents,
    prompt_pickup: option.promptPickup,
    meeting_point: option.meetingPoint,
    pickup_points: option.pickupPoints,
    phone: option.phone,
    address: option.address,
    lat: option.lat,
    lng: option.lng,
    voucher_text: option.voucherText,
    has_rates: named.hasRates,
    lock_version: option.lockVersion,
  };
}

/** Weekdays of a mask whose bit 0 is Monday. */
export function daysOf(mask: number): (typeof weekdays)[number][] {
  return weekdays.filter((_day, bit) => (mask & (1 << bit)) !== 0);
}

/** The mask of weekdays. */
export function maskOf(days: readonly (typeof weekdays)[number][]): number {
  return days.reduce((mask, day) => mask | (1 << weekdays.indexOf(day)), 0);
}

function roomsOf(policy: RoomPolicy | null): ProductOption["rooms"] {
  return roomCodes.flatMap((code) => {
    const size = policy?.[code];
    return size ? [{ code, ...size }] : [];
  });
}
