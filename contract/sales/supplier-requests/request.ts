import { z } from "zod";
import {
  BrandCode,
  Cents,
  ClockTime,
  Currency,
  DateOnly,
  Locale,
  RoomCode,
  ServiceType,
  Uid,
} from "#contract/primitives.ts";
import {
  AnswerWay,
  DeclineReason,
  SupplierAnswer,
  SupplierRequestKind,
  SupplierRequestStatus,
} from "#contract/sales/supplier-requests/status.ts";

const Instant = z.iso.datetime({ offset: true });

/**
 * What can still be done with a request. `open`: it waits for an answer, or for another one than was given. `answered`:
 * for good, but for the minutes in which it can be changed. `outdated`: a newer one is being prepared. `superseded`: the
 * newer one was sent. `closed`: the service is not where the question left it.
 */
export const RequestStanding = z.enum(["open", "answered", "superseded", "outdated", "withdrawn", "closed"]);
export type RequestStanding = z.infer<typeof RequestStanding>;

/** A service as it was asked for, in one language. What the agency and its client pay is not in it. */
export const AskedService = z.object({
  service_type: ServiceType,
  option_code: z.string().nullable(),
  name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  /** Of stays alone. */
  nights: z.int().nullable(),
  start_time: ClockTime.nullable(),
  end_time: ClockTime.nullable(),
  qty: z.int(),
  rooms: z.array(z.object({ code: RoomCode, adults: z.int(), ages: z.array(z.int()) })),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  extras: z.array(z.string()),
  travellers: z.array(z.string()),
  remarks: z.string().nullable(),
  /** What the supplier is owed; null where it is not agreed yet. */
  owed: z.object({ cents: Cents, currency: Currency }).nullable(),
});
export type AskedService = z.infer<typeof AskedService>;

/** What a supplier said. */
export const GivenAnswer = z.object({
  answer: SupplierAnswer,
  at: Instant,
  via: AnswerWay,
  by: z.string().nullable(),
  confirmation_no: z.string().nullable(),
  remarks: z.string().nullable(),
  decline_reason: DeclineReason.nullable(),
  alternative: z.string().nullable(),
  /** Until when those who gave it can change it; null where they cannot any more. */
  changeable_until: Instant.nullable(),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** A request as its supplier reads and answers it, and as the office sees that it was sent. */
export const SupplierRequest = z.object({
  uid: Uid,
  kind: SupplierRequestKind,
  status: SupplierRequestStatus,
  standing: RequestStanding,
  lock_version: z.int(),
  locale: Locale,
  brand: z.object({ code: BrandCode, name: z.string(), email: z.string(), phone: z.string() }),
  /** Zone of the brand's office, in which instants are read. */
  timezone: z.string(),
  /** Who looks after the file at the office. */
  consultant: z.string().nullable(),
  supplier_name: z.string(),
  reference: z.string(),
  party_name: z.string(),
  sent_at: Instant.nullable(),
  due_at: Instant.nullable(),
  urgent: z.boolean(),
  viewed_at: Instant.nullable(),
  asked: AskedService,
  /** What was asked or confirmed before; of amendments alone. */
  before: AskedService.nullable(),
  /** What can be answered now by whoever reads it. */
  answers: z.array(SupplierAnswer),
  /** Whether a confirmation needs a number. */
  needs_number: z.boolean(),
  /** The number that stands, of what was confirmed before. */
  confirmation: z.string().nullable(),
  given: GivenAnswer.nullable(),
});
export type SupplierRequest = z.infer<typeof SupplierRequest>;

/** The words and the number of an answer. Which of them are asked for, the answer decides. */
export const AnswerInput = z.object({
  answer: SupplierAnswer,
  confirmation_no: z.string().trim().max(60).default(""),
  remarks: z.string().trim().max(1000).default(""),
  decline_reason: DeclineReason.nullable().default(null),
  /** Other dates or another option, in words. */
  alternative: z.string().trim().max(1000).default(""),
  /** Of the request as it was read: who answers after somebody else did so for it is refused. */
  lock_version: z.coerce.number().int(),
});
export type AnswerInput = z.infer<typeof AnswerInput>;

/** An answer that came by phone or e-mail, as the office writes it down. */
export const AnswerForSupplier = AnswerInput.extend({
  via: z.enum(["phone", "email"]),
  /** Who said so. */
  by: z.string().trim().min(1).max(120),
});
