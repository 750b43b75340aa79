import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Cents, ClockTime, Currency, DateOnly, Uid } from "#contract/primitives.ts";
import { OptionCode } from "#contract/catalogue/products/search.ts";
import { ChangeOutcome } from "#contract/sales/bookings/change.ts";
import { ChangeProblem } from "#contract/sales/bookings/change-wish.ts";

/**
 * What is taken over of the words in which a supplier offers something else: another service of its own, other days,
 * another time. What is left out stays as it was asked for.
 */
export const OfferWish = z.object({
  option: OptionCode.optional(),
  date_from: DateOnly.optional(),
  date_to: DateOnly.optional(),
  start_time: ClockTime.optional(),
});
export type OfferWish = z.output<typeof OfferWish>;

const Service = z.object({
  option: z.string().nullable(),
  name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  start_time: ClockTime.nullable(),
  /** In the agency's own count; null where nothing has a price. */
  cents: Cents.nullable(),
});

/** What a supplier offers instead of a service, and what taking it would do. */
export const SupplierOffer = z.object({
  /** False once it was taken, declined or overtaken by something else: then nothing of it can be done any more. */
  open: z.boolean(),
  lock_version: z.int(),
  supplier_name: z.string(),
  /** In the supplier's own words. */
  offer: z.string().nullable(),
  /** What the supplier reads with the service so far. */
  remarks: z.string().nullable(),
  currency: Currency,
  asked: Service,
  taken: Service,
  /** The supplier's own services of that kind and place, the one that was asked for among them. */
  choices: z.array(z.object({ option: z.string(), name: z.string(), start_times: z.array(ClockTime) })),
  /** What becomes of the service; null where it stays as it is and is asked for again with words alone. */
  outcome: ChangeOutcome.nullable(),
  problems: z.array(ChangeProblem),
  /** What the trip costs more, in the agency's own count. */
  difference_cents: Cents.nullable(),
  /** The rates of today give no price: it is asked of the supplier. */
  price_open: z.boolean(),
  /** The seal of what is shown; whoever takes it sends it. Null where it cannot be taken. */
  hash: z.string().nullable(),
});
export type SupplierOffer = z.infer<typeof SupplierOffer>;

const path = "/api/office/client-files/{uid}/supplier-requests/{request}/offer";
const params = z.object({ uid: Uid, request: Uid });
const tag = "supplier requests";
const lock_version = z.coerce.number().int();

/** What is written to the supplier with the new request. */
export const OfferNote = z.object({ note: z.string().trim().max(2000).default("") });

/** What is written to the supplier whose offer is not taken. */
export const DeclinedOffer = z.object({ message: z.string().trim().max(1000).default("") });

export const showSupplierOffer = defineEndpoint({
  method: "GET",
  path,
  summary:
    "What a supplier offers instead of a service, and what taking it would do and cost; nothing is changed",
  tag,
  access: { audience: "office", permission: "services.edit" },
  params,
  query: OfferWish,
  answer: item(SupplierOffer),
});

/** Besides, whoever takes one holds `services.request`: the supplier is asked by it. */
export const takeSupplierOffer = defineEndpoint({
  method: "POST",
  path,
  summary: "Take a supplier's offer over as it was shown, and ask the supplier for it",
  tag,
  access: { audience: "office", permission: "services.edit" },
  params,
  body: OfferWish.extend({ ...OfferNote.shape, lock_version, hash: z.string().max(100) }),
  answer: { kind: "empty" },
  status: 204,
});

export const declineSupplierOffer = defineEndpoint({
  method: "POST",
  path: `${path}/refusal`,
  summary:
    "Decline a supplier's offer: the service wants something else in its place, and the supplier is told",
  tag,
  access: { audience: "office", permission: "services.answer-on-behalf" },
  params,
  body: DeclinedOffer.extend({ lock_version }),
  answer: { kind: "empty" },
  status: 204,
});

export const supplierOfferEndpoints = [showSupplierOffer, takeSupplierOffer, declineSupplierOffer] as const;
