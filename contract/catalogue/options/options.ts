import { z } from "zod";
import {
  availabilities,
  chargeBases,
  crossSeasons,
  lengthUnits,
  optionStatuses,
  weekdays,
} from "#contract/catalogue/options/option-words.ts";
import { OptionalTexts, Texts } from "#contract/catalogue/options/texts.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { Cents, ClockTime, RoomCode, ServiceType, TranslatedText, Uid } from "#contract/primitives.ts";
import { defineResource } from "#contract/resource.ts";

export const OptionStatus = z.enum(optionStatuses);

const People = z.int().min(1).max(999);

/** What decides the code of an option, and what its prices mean: fixed once it is there, or has rates. */
const head = {
  supplier: Uid,
  service_type: ServiceType,
  place: z.string().length(3),
  charge_basis: z.enum(chargeBases),
  second_unit: z.enum(lengthUnits),
};

const facts = {
  operates_on: z.array(z.enum(weekdays)),
  min_pax: z.int().min(0).max(999),
  cross_season: z.enum(crossSeasons),
  internet_enabled: z.boolean(),
  availability_default: z.enum(availabilities),
  prompt_pickup: z.boolean(),
};

/** How many people a room of a code takes; a code that is not named is not sold. */
const Room = z.object({
  code: RoomCode,
  max_adults: z.int().min(1).max(40),
  max_total: z.int().min(1).max(40),
  max_with_infants: z.int().min(1).max(40),
});

const pickupOf = (point: typeof Texts | typeof TranslatedText) =>
  z.object({
    code: z.string().trim().min(1).max(12),
    point,
    minutes_before: z.int().min(0).max(1440),
  });

/** What the form of a product writes. Its code is place, service type, supplier and `option_code`. */
export const ProductOptionInput = z.object({
  ...head,
  option_code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6}$/),
  name: Texts,
  /** The room or the variant. */
  comment: OptionalTexts,
  cross_season: facts.cross_season,
  class: OptionClass.optional(),
  operates_on: facts.operates_on.min(1),
  min_pax: facts.min_pax,
  max_pax: People.optional(),
  /** People in one vehicle, boat or group of rooms. */
  capacity_per_unit: People.optional(),
  age_policy: z.string().max(40).optional(),
  /** What cancelling it costs: terms of its supplier, or of the house. */
  cancel_terms: Uid.optional(),
  duration_minutes: z.int().min(1).max(100_000).optional(),
  nights: z.int().min(1).max(90).optional(),
  start_times: z
    .array(z.object({ time: ClockTime }))
    .max(30)
    .default([]),
  rooms: z.array(Room).max(6).default([]),
  availability_default: facts.availability_default,
  /** Sell prices go up to a multiple of it. */
  sell_round_step_cents: Cents.min(0).max(100_000).optional(),
  internet_enabled: facts.internet_enabled.default(false),
  description: OptionalTexts,
  inclusions: z.array(Texts).max(30).default([]),
  exclusions: z.array(Texts).max(30).default([]),
  voucher_text: OptionalTexts,
  /** Part of the place, as travellers know it. */
  locality: z.string().trim().max(80).optional(),
  /** Of one-way services. */
  end_place: z.string().length(3).optional(),
  address: z.string().trim().max(300).optional(),
  phone: z.string().trim().max(40).optional(),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  meeting_point: OptionalTexts,
  prompt_pickup: facts.prompt_pickup.default(false),
  pickup_points: z.array(pickupOf(Texts)).max(40).default([]),
});
export type ProductOptionInput = z.output<typeof ProductOptionInput>;

/** A product as the office edits it. `has_rates`: what its prices mean stays as it is. */
export const ProductOption = z.object({
  uid: Uid,
  code: z.string(),
  ...head,
  option_code: z.string(),
  place_name: z.string(),
  supplier_name: z.string(),
  status: OptionStatus,
  name: TranslatedText,
  comment: TranslatedText.nullable(),
  class: OptionClass.nullable(),
  locality: z.string().nullable(),
  end_place: z.string().nullable(),
  description: TranslatedText.nullable(),
  inclusions: z.array(TranslatedText),
  exclusions: z.array(TranslatedText),
  duration_minutes: z.int().nullable(),
  nights: z.int().nullable(),
  start_times: z.array(z.object({ time: ClockTime })),
  ...facts,
  max_pax: z.int().nullable(),
  capacity_per_unit: z.int().nullable(),
  age_policy: z.string().nullable(),
  cancel_terms: Uid.nullable(),
  rooms: z.array(Room),
  sell_round_step_cents: Cents.nullable(),
  meeting_point: TranslatedText.nullable(),
  pickup_points: z.array(pickupOf(TranslatedText)),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  voucher_text: TranslatedText.nullable(),
  has_rates: z.boolean(),
  lock_version: z.int(),
});
export type ProductOption = z.infer<typeof ProductOption>;

export const ProductOptionQuery = listQuery({
  sort: ["code", "name", "status"],
  filter: { q: z.string().max(60), supplier: Uid, status: OptionStatus },
});

export const productOptionResource = defineResource({
  path: "/api/office/products",
  name: "product",
  plural: "products",
  permission: {
    view: "products.view",
    create: "products.edit",
    edit: "products.edit",
    remove: "products.edit",
  },
  item: ProductOption,
  input: ProductOptionInput,
  query: ProductOptionQuery,
  verbs: ["sell", "retire"],
});

export const moveProductOption = defineEndpoint({
  method: "POST",
  path: "/api/office/products/{uid}/transitions",
  summary: "Put a product on sale, or take it out of sale",
  tag: "products",
  access: { audience: "office", permission: "products.edit" },
  params: z.object({ uid: Uid }),
  body: z.object({ verb: z.enum(["sell", "retire"]), lock_version: z.int().min(1) }),
  answer: item(ProductOption),
});

export const productOptionEndpoints = [...productOptionResource.all, moveProductOption] as const;
