import { z } from "zod";

export const SupplierRequestKind = z.enum(["new", "amend", "cancel", "reconfirm"]);
export type SupplierRequestKind = z.infer<typeof SupplierRequestKind>;

/** Statuses of what a supplier is asked (domain 3.6). `Draft` waits to be sent. */
export const SupplierRequestStatus = z.enum([
  "Draft",
  "Sent",
  "Viewed",
  "Confirmed",
  "Declined",
  "Wait-listed",
  "Alternative",
  "Superseded",
  "Withdrawn",
]);
export type SupplierRequestStatus = z.infer<typeof SupplierRequestStatus>;

/** What a supplier can say. To a cancellation there is nothing but to confirm it. */
export const SupplierAnswer = z.enum(["confirm", "decline", "wait_list", "alternative"]);
export type SupplierAnswer = z.infer<typeof SupplierAnswer>;

/** What a supplier can say to a reconfirmation (domain 3.6). */
export const ReconfirmAnswer = z.enum(["as_booked", "change", "problem"]);
export type ReconfirmAnswer = z.infer<typeof ReconfirmAnswer>;

export const DeclineReason = z.enum(["full", "closed", "rate_wrong", "other"]);
export type DeclineReason = z.infer<typeof DeclineReason>;

/** How an answer came. By phone and by e-mail somebody of the office writes it down. */
export const AnswerWay = z.enum(["link", "portal", "phone", "email"]);
export type AnswerWay = z.infer<typeof AnswerWay>;
