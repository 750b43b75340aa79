import { z } from "zod";
import { BrandCode, LineStatus, Locale, Uid } from "#contract/primitives.ts";
import { AskedService } from "#contract/sales/supplier-requests/request.ts";
import { AnswerWay, ReconfirmAnswer } from "#contract/sales/supplier-requests/status.ts";

const Instant = z.iso.datetime({ offset: true });

/** So many services are answered at once. */
export const mostReconfirmed = 200;

/** What a supplier said to a reconfirmation. */
export const GivenReconfirmation = z.object({
  answer: ReconfirmAnswer,
  at: Instant,
  via: AnswerWay,
  by: z.string().nullable(),
  words: z.string().nullable(),
  /** Until when those who gave it can change it; null where they cannot any more. */
  changeable_until: Instant.nullable(),
});
export type GivenReconfirmation = z.infer<typeof GivenReconfirmation>;

/**
 * A service that is to be reconfirmed, as it was asked. `open`: it waits for an answer. `answered`: there is one.
 * `closed`: the service has changed since, or is not needed any more.
 */
export const ReconfirmItem = z.object({
  uid: Uid,
  lock_version: z.int(),
  standing: z.enum(["open", "answered", "closed"]),
  /** Zone of the brand's office, in which instants are read. */
  timezone: z.string(),
  reference: z.string(),
  party_name: z.string(),
  asked: AskedService,
  /** The supplier's number under which it stands. */
  confirmation: z.string().nullable(),
  /** What can be answered now by whoever reads it, also instead of what was. */
  answers: z.array(ReconfirmAnswer),
  given: GivenReconfirmation.nullable(),
});
export type ReconfirmItem = z.infer<typeof ReconfirmItem>;

/** The services that one mail asks a supplier about. */
export const ReconfirmBatch = z.object({
  locale: Locale,
  brand: z.object({ code: BrandCode, name: z.string(), email: z.string(), phone: z.string() }),
  /** Zone of the brand's office, in which instants are read. */
  timezone: z.string(),
  supplier_name: z.string(),
  due_at: Instant,
  urgent: z.boolean(),
  items: z.array(ReconfirmItem),
});
export type ReconfirmBatch = z.infer<typeof ReconfirmBatch>;

/** The answer about one service. A change and a problem are told in words. */
export const ReconfirmInput = z.object({
  uid: Uid,
  answer: ReconfirmAnswer,
  words: z.string().trim().max(1000).default(""),
  /** Of the request as it was read: who answers after somebody else did so for it is refused. */
  lock_version: z.coerce.number().int(),
});
export type ReconfirmInput = z.infer<typeof ReconfirmInput>;

/** Answers about several services at once. */
export const ReconfirmInputs = z.object({ answers: z.array(ReconfirmInput).min(1).max(mostReconfirmed) });

/** What became of them: each is taken for itself, and what was refused says why. */
export const ReconfirmTaken = z.object({
  taken: z.int(),
  refused: z.array(z.object({ uid: Uid, message: z.string() })),
});
export type ReconfirmTaken = z.infer<typeof ReconfirmTaken>;

/**
 * Where a service of a booking stands with its reconfirmation. `not_due`: its time has not come. `due`: it can be asked
 * for now. `asked`: the supplier has not answered yet.
 */
export const ReconfirmState = z.enum(["not_due", "due", "asked", "reconfirmed", "change", "problem"]);
export type ReconfirmState = z.infer<typeof ReconfirmState>;

/** A confirmed service of a file with what its supplier was asked and said last. */
export const FileReconfirmation = z.object({
  line_uid: Uid,
  supplier_name: z.string(),
  service_type: AskedService.shape.service_type,
  name: z.string(),
  date_from: AskedService.shape.date_from,
  date_to: AskedService.shape.date_to,
  status: LineStatus,
  state: ReconfirmState,
  /** Whether there is an address to write to. */
  reachable: z.boolean(),
  /** When it was asked and when an answer is due; null before. */
  sent_at: Instant.nullable(),
  due_at: Instant.nullable(),
  overdue: z.boolean(),
  item: ReconfirmItem.nullable(),
});
export type FileReconfirmation = z.infer<typeof FileReconfirmation>;
