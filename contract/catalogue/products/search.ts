import { z } from "zod";
import { defineEndpoint, page } from "#contract/endpoint.ts";
import { PricingRefusal } from "#contract/catalogue/pricing/refusal.ts";
import {
  BrandCode,
  Cents,
  ClockTime,
  Currency,
  DateOnly,
  PaxType,
  RoomCode,
  ServiceType,
  Uid,
} from "#contract/primitives.ts";
import { longestSearch, optionClasses } from "#contract/catalogue/products/option-terms.ts";
import { RoomsText } from "#contract/catalogue/products/rooms-text.ts";
import { serviceGroups } from "#contract/catalogue/products/service-groups.ts";

/** Classes of comfort, the plainest first. */
export const OptionClass = z.enum(optionClasses);
export type OptionClass = z.infer<typeof OptionClass>;

const ServiceGroup = z.enum(serviceGroups.map(({ key }) => key));
export const OptionCode = z.string().regex(/^[A-Za-z0-9]{17}$/);

const asked = {
  /** Code of the place where the service begins; may be left out where one option is named. */
  place: z.string().length(3).optional(),
  /** A group of services or one type of service; all of them without it. */
  service: z.union([ServiceGroup, ServiceType]).optional(),
  /** One option by its code. Where it is refused, the answer names others that would pass. */
  option: OptionCode.optional(),
  date_from: DateOnly,
  /** Of services that last: the last day, or the nights until then. Without either they last as short as can be. */
  date_to: DateOnly.optional(),
  nights: z.coerce.number().int().min(1).max(longestSearch).optional(),
  start_time: ClockTime.optional(),
  end_time: ClockTime.optional(),
  rooms: RoomsText,
  class: OptionClass.optional(),
  q: z.string().max(60).optional(),
  /** Currency and tax; that of the place's country unless given. */
  brand: BrandCode.optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
};

type Somewhere = { place?: string | undefined; option?: string | undefined };

/** A search without a place and without an option would try everything there is. */
function isSomewhere({ place, option }: Somewhere): boolean {
  return place !== undefined || option !== undefined;
}
const somewhere = { path: ["place"], message: "Name a place or an option." };

/** What is looked for: where, what, when and for whom. */
export const ProductSearchQuery = z.object(asked).refine(isSomewhere, somewhere);
export type ProductSearchQuery = z.output<typeof ProductSearchQuery>;

/** The office also says for which agency; without one at retail, without commission. */
export const OfficeProductSearchQuery = z
  .object({ ...asked, agency: Uid.optional() })
  .refine(isSomewhere, somewhere);

const priceFields = {
  currency: Currency,
  /** Net agencies are told the net alone; what they are told is what every part of the price is counted in. */
  price_mode: z.enum(["commission", "net"]),
  sell_cents: Cents.nullable(),
  commission_cents: Cents.nullable(),
  net_cents: Cents,
  /** The tax inside the net. */
  gst_cents: Cents,
  /** The agency's own mark-up on its net and what its client then pays; only on net terms, never in our books. */
  agent_markup_cents: Cents.nullable(),
  client_price_cents: Cents.nullable(),
  units: z.int(),
  qty: z.int(),
  /** Part of the price is confirmed by the consultant. */
  extra_on_request: z.boolean(),
  dates: z.array(z.object({ date: DateOnly, cents: Cents, free: z.boolean() })),
  extras: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      count: z.int(),
      /** Null: on request. */
      cents: Cents.nullable(),
    }),
  ),
  /** What could be added, and for how much in all. */
  more_extras: z.array(z.object({ code: z.string(), name: z.string(), cents: Cents.nullable() })),
  /** Rooms in the order of the query; empty where rooms are not what is paid for. */
  rooms: z.array(z.object({ code: RoomCode, cents: Cents })),
  /** What each person would pay in a quote, in the order of rooms, adults first. */
  people: z.array(z.object({ type: PaxType, age: z.int().nullable(), room: z.int(), cents: Cents })),
};

/** What an option costs the agency: never what it costs the operator. */
export const AgentProductPrice = z.object(priceFields);
export type AgentProductPrice = z.infer<typeof AgentProductPrice>;

/** With what the operator pays, both null without `yield.view`. */
export const OfficeProductPrice = AgentProductPrice.extend({
  cost_cents: Cents.nullable(),
  yield_cents: Cents.nullable(),
  /** Some of it is only an estimate and not for agents yet. */
  estimate: z.boolean(),
});
export type OfficeProductPrice = z.infer<typeof OfficeProductPrice>;

/** Whether it is sold at once, and why not. */
export const ProductAvailability = z.object({
  status: z.enum(["instant", "request"]),
  reason: z.enum(["freesale", "stock", "no_stock", "stop_sell", "released", "estimate", "supplier"]),
});
export type ProductAvailability = z.infer<typeof ProductAvailability>;

const optionFields = {
  uid: Uid,
  code: z.string(),
  name: z.string(),
  comment: z.string().nullable(),
  supplier_name: z.string(),
  service_type: ServiceType,
  place: z.object({ code: z.string(), name: z.string() }),
  class: OptionClass.nullable(),
  description: z.string().nullable(),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  duration_minutes: z.int().nullable(),
  /** Nights of a service that lasts several days by itself. */
  nights: z.int().nullable(),
  start_times: z.array(ClockTime),
  length_unit: z.enum(["night", "day24h", "calendar_day", "trip"]),
  /** The dates that were asked of this option. */
  date_from: DateOnly,
  date_to: DateOnly,
  status: z.enum(["priced", "refused"]),
  refusal: PricingRefusal.nullable(),
  availability: ProductAvailability.nullable(),
};

const AgentOption = z.object({ ...optionFields, price: AgentProductPrice.nullable() });
const OfficeOption = z.object({ ...optionFields, price: OfficeProductPrice.nullable() });

/** An option that was found: priced, or refused with what would pass. */
export const AgentProduct = AgentOption.extend({
  /** Others of the same place and kind that pass, the same class first; only for the one option asked for. */
  alternatives: z.array(AgentOption),
});
export type AgentProduct = z.infer<typeof AgentProduct>;
export type AgentProductOption = z.infer<typeof AgentOption>;
export const OfficeProduct = OfficeOption.extend({ alternatives: z.array(OfficeOption) });
export type OfficeProduct = z.infer<typeof OfficeProduct>;

const found =
  "Options at a place, priced for dates and a party, the cheapest first, those without a price last";

export const searchAgentProducts = defineEndpoint({
  method: "GET",
  path: "/api/agent/product-search",
  summary: found,
  tag: "products",
  access: { audience: "agent", permission: "quotes.create" },
  query: ProductSearchQuery,
  answer: page(AgentProduct),
});

export const searchOfficeProducts = defineEndpoint({
  method: "GET",
  path: "/api/office/product-search",
  summary: found,
  tag: "products",
  access: { audience: "office", permission: "products.view" },
  query: OfficeProductSearchQuery,
  answer: page(OfficeProduct),
});

export const productSearchEndpoints = [searchAgentProducts, searchOfficeProducts] as const;
