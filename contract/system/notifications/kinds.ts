import { z } from "zod";
import type { AccountAudience } from "#contract/endpoint.ts";
import { limitedDeeds } from "#contract/limited-deeds.ts";
import { DateOnly, Uid } from "#contract/primitives.ts";

/** Ways a notification can reach a person; a kind names those it can take. */
export const notificationMedia = ["bell", "mail"] as const;
export type NotificationMedium = (typeof notificationMedia)[number];

const file = { file_uid: Uid, reference: z.string(), file_name: z.string() };
/** Name of the person whose doing it was; null where nobody's was. */
const by = z.string().nullable();
/** Suppliers know a file by reference and name; how many of its services it is about. */
const stock = z.object({ reference: z.string(), file_name: z.string(), services: z.int() });

const AnswerOutcome = z.enum([
  "confirmed",
  "declined",
  "wait_listed",
  "alternative",
  "change_agreed",
  "change_refused",
  "cancelled",
]);
/** What a supplier's answer came to. */
export type AnswerOutcome = z.infer<typeof AnswerOutcome>;
const answer = z.object({ ...file, supplier: z.string(), service: z.string(), outcome: AnswerOutcome });

/** What a supplier says to a reconfirmation that somebody has to see to, with its words. */
const reconfirmation = z.object({
  ...file,
  supplier: z.string(),
  service: z.string(),
  outcome: z.enum(["change", "problem"]),
  words: z.string(),
});

/** So many files were handed to `consultant` by the calls that are named, which can be taken back. */
const handedOver = z.object({
  files: z.int(),
  by: z.string(),
  by_uid: Uid,
  consultant: z.string(),
  requests: z.array(z.string()),
});

/** A card payment, by the page that the office has of it. */
const payment = z.object({ ...file, payment_uid: Uid });

/** A supplier changed what it keeps for us, closed days or opened them again, from this month on. */
const ownStock = z.object({
  supplier_uid: Uid,
  supplier: z.string(),
  by: z.string(),
  what: z.enum(["changed", "stopped", "opened"]),
  days: z.int(),
  month: z.string(),
});

const expiring = z.object({
  attachment_uid: Uid,
  title: z.string(),
  supplier: z.string(),
  valid_to: DateOnly,
});

/** An account did something as often as it, or all of its agency, may; `user_uid` where it has a page of its own. */
const limit = z.object({
  deed: z.enum(limitedDeeds),
  of: z.enum(["account", "agency"]),
  name: z.string(),
  organisation: z.string().nullable(),
  user_uid: Uid.nullable(),
});

/**
 * Everything people are told about, with the facts its sentence and its link need: identifiers and names, never
 * a price. A new kind is added here, in `notificationKinds` and in the texts (`notificationKinds`).
 */
export const NotificationContent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("file.assigned"), facts: z.object({ ...file, by }) }),
  z.object({ kind: z.literal("files.assigned"), facts: handedOver }),
  z.object({ kind: z.literal("task.given"), facts: z.object({ ...file, by }) }),
  z.object({ kind: z.literal("alert.published"), facts: z.object({ alert_uid: Uid, title: z.string() }) }),
  z.object({ kind: z.literal("itinerary.updated"), facts: z.object({ ...file, by }) }),
  z.object({ kind: z.literal("booking.requested"), facts: z.object({ ...file, by }) }),
  z.object({ kind: z.literal("quote.viewed"), facts: z.object(file) }),
  z.object({ kind: z.literal("quote.accepted"), facts: z.object(file) }),
  z.object({ kind: z.literal("quote.declined"), facts: z.object(file) }),
  z.object({ kind: z.literal("quote.question"), facts: z.object(file) }),
  z.object({ kind: z.literal("file.message"), facts: z.object({ ...file, by }) }),
  z.object({ kind: z.literal("booking.cancelled"), facts: z.object({ ...file, by }) }),
  z.object({ kind: z.literal("seats.expired"), facts: z.object(file) }),
  z.object({ kind: z.literal("booking.change-requested"), facts: z.object({ ...file, by }) }),
  z.object({ kind: z.literal("booking.change-withdrawn"), facts: z.object({ ...file, by }) }),
  z.object({ kind: z.literal("booking.changed"), facts: z.object({ ...file, by }) }),
  z.object({ kind: z.literal("booking.change-answered"), facts: z.object({ ...file, by }) }),
  z.object({ kind: z.literal("request.received"), facts: z.object({ ...file, service: z.string() }) }),
  z.object({ kind: z.literal("allotment.sold"), facts: stock }),
  z.object({ kind: z.literal("allotment.given-back"), facts: stock }),
  z.object({ kind: z.literal("allotment.changed"), facts: stock }),
  z.object({ kind: z.literal("stock.supplier-changed"), facts: ownStock }),
  z.object({ kind: z.literal("supplier.answered"), facts: answer }),
  z.object({
    kind: z.literal("supplier.silent"),
    facts: z.object({ ...file, supplier: z.string(), service: z.string() }),
  }),
  z.object({ kind: z.literal("supplier.reconfirmation"), facts: reconfirmation }),
  z.object({
    kind: z.literal("reconfirmation.received"),
    facts: z.object({ brand: z.string(), services: z.int() }),
  }),
  /** Travellers said how a service was. */
  z.object({
    kind: z.literal("review.received"),
    facts: z.object({ ...file, service: z.string(), rating: z.int() }),
  }),
  z.object({ kind: z.literal("payment.received"), facts: payment }),
  z.object({ kind: z.literal("payment.parked"), facts: payment }),
  /** A booking with an account was cancelled: it is to be settled by those who do accounts. */
  z.object({ kind: z.literal("account.to-settle"), facts: z.object(file) }),
  /** Rates came for services of a quote that had no price; `service` is the first of so many. */
  z.object({
    kind: z.literal("rates.arrived"),
    facts: z.object({ ...file, service: z.string(), services: z.int() }),
  }),
  /** A paper of a supplier ends soon: it is to be renewed. */
  z.object({ kind: z.literal("attachment.expiring"), facts: expiring }),
  z.object({ kind: z.literal("limit.reached"), facts: limit }),
]);
export type NotificationContent = z.infer<typeof NotificationContent>;
export type NotificationKind = NotificationContent["kind"];

type KindRules = {
  /** Whose accounts can receive it; others neither get it nor can choose about it. */
  audiences: readonly AccountAudience[];
  /** The ways it can take, and whether it takes them unless the person chose otherwise. */
  media: Partial<Record<NotificationMedium, boolean>>;
};

export const notificationKinds = {
  "file.assigned": { audiences: ["office"], media: { bell: true } },
  "files.assigned": { audiences: ["office"], media: { bell: true } },
  "task.given": { audiences: ["office"], media: { bell: true } },
  "alert.published": { audiences: ["office", "agent"], media: { bell: true } },
  "itinerary.updated": { audiences: ["agent"], media: { bell: true } },
  "booking.requested": { audiences: ["office"], media: { bell: true } },
  "quote.viewed": { audiences: ["office", "agent"], media: { bell: true } },
  "quote.accepted": { audiences: ["office", "agent"], media: { bell: true, mail: true } },
  "quote.declined": { audiences: ["office", "agent"], media: { bell: true, mail: true } },
  "quote.question": { audiences: ["office", "agent"], media: { bell: true, mail: true } },
  "file.message": { audiences: ["office", "agent"], media: { bell: true, mail: true } },
  "booking.cancelled": { audiences: ["office", "agent"], media: { bell: true } },
  "seats.expired": { audiences: ["office", "agent"], media: { bell: true } },
  "booking.change-requested": { audiences: ["office"], media: { bell: true } },
  "booking.change-withdrawn": { audiences: ["office"], media: { bell: true } },
  "booking.changed": { audiences: ["office", "agent"], media: { bell: true } },
  "supplier.answered": { audiences: ["office", "agent"], media: { bell: true } },
  "supplier.silent": { audiences: ["office"], media: { bell: true } },
  "supplier.reconfirmation": { audiences: ["office"], media: { bell: true } },
  "stock.supplier-changed": { audiences: ["office"], media: { bell: true } },
  "review.received": { audiences: ["office"], media: { bell: true } },
  "payment.received": { audiences: ["office", "agent"], media: { bell: true } },
  "account.to-settle": { audiences: ["office"], media: { bell: true } },
  "payment.parked": { audiences: ["office"], media: { bell: true } },
  "rates.arrived": { audiences: ["office"], media: { bell: true } },
  "attachment.expiring": { audiences: ["office"], media: { bell: true } },
  "limit.reached": { audiences: ["office"], media: { bell: true } },
  "booking.change-answered": { audiences: ["agent"], media: { bell: true } },
  "request.received": { audiences: ["supplier"], media: { bell: true } },
  "reconfirmation.received": { audiences: ["supplier"], media: { bell: true } },
  "allotment.sold": { audiences: ["supplier"], media: { bell: true } },
  "allotment.given-back": { audiences: ["supplier"], media: { bell: true } },
  "allotment.changed": { audiences: ["supplier"], media: { bell: true } },
} as const satisfies Record<NotificationKind, KindRules>;

const rules: Record<NotificationKind, KindRules> = notificationKinds;
// The keys of a constant record are what it was written with.
const allKinds = Object.keys(notificationKinds) as NotificationKind[];

/** The kinds that an audience can receive, in the order of the list. */
export function kindsFor(audience: AccountAudience): NotificationKind[] {
  return allKinds.filter((kind) => rules[kind].audiences.includes(audience));
}

/** Whether people can choose to be told of a kind by a medium. */
export function takesMedium(kind: NotificationKind, medium: NotificationMedium): boolean {
  return rules[kind].media[medium] !== undefined;
}

/** What a person chose, by kind and medium. What is absent follows the kind's own setting. */
export const NotificationChoices = z.partialRecord(
  z.enum(allKinds),
  z.partialRecord(z.enum(notificationMedia), z.boolean()),
);
export type NotificationChoices = z.infer<typeof NotificationChoices>;

/** Whether a kind reaches a person by a medium; false where the kind does not take that medium. */
export function isWanted(choices: NotificationChoices, kind: NotificationKind, medium: NotificationMedium) {
  const usual = rules[kind].media[medium];
  return usual !== undefined && (choices[kind]?.[medium] ?? usual);
}
