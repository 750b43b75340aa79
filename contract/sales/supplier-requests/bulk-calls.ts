import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";
import { OwnRequestRow } from "#contract/sales/supplier-requests/supplier-calls.ts";
import { DeclineReason } from "#contract/sales/supplier-requests/status.ts";
import { mostAtOnce } from "#contract/sales/supplier-requests/most-at-once.ts";

/** Answers that several requests can have together; waiting lists and offers are words about one service. */
export const BulkAnswer = z.enum(["confirm", "decline"]);
export type BulkAnswer = z.infer<typeof BulkAnswer>;

/** A request that was chosen to be answered together with others, as it stands now. */
export const ChosenRequest = OwnRequestRow.omit({ sent_at: true, due_at: true, overdue: true }).extend({
  lock_version: z.int(),
  /** What of it can be answered together with others. */
  answers: z.array(BulkAnswer),
  /** Whether a confirmation needs a number. */
  needs_number: z.boolean(),
});
export type ChosenRequest = z.infer<typeof ChosenRequest>;

/** What became of one of several answers; `reason` says for people why it was not taken. */
export const AnsweredRequest = z.object({
  uid: Uid,
  done: z.boolean(),
  reason: z.string().nullable(),
});
export type AnsweredRequest = z.infer<typeof AnsweredRequest>;

const tag = "supplier desk";

export const listChosenRequests = defineEndpoint({
  method: "GET",
  path: "/api/supplier/chosen-requests",
  summary: "Requests by name, in the order in which they were named, to answer them together",
  tag,
  access: { audience: "supplier", permission: "requests.respond" },
  query: z.object({
    uids: z
      .string()
      .regex(/^[0-9A-HJKMNP-TV-Z]{26}(_[0-9A-HJKMNP-TV-Z]{26})*$/)
      .transform((text) => [...new Set(text.split("_"))])
      .pipe(z.array(Uid).max(mostAtOnce)),
  }),
  answer: item(z.array(ChosenRequest)),
});

export const answerChosenRequests = defineEndpoint({
  method: "POST",
  path: "/api/supplier/request-answers",
  summary: "Answer several requests, each by itself: what cannot be taken is told with its reason",
  tag,
  access: { audience: "supplier", permission: "requests.respond" },
  body: z.object({
    answer: BulkAnswer,
    decline_reason: DeclineReason.nullable().default(null),
    remarks: z.string().trim().max(1000).default(""),
    requests: z
      .array(
        z.object({
          uid: Uid,
          lock_version: z.coerce.number().int(),
          confirmation_no: z.string().trim().max(60).default(""),
        }),
      )
      .min(1)
      .max(mostAtOnce),
  }),
  answer: item(z.array(AnsweredRequest)),
});

export const bulkRequestEndpoints = [listChosenRequests, answerChosenRequests] as const;
