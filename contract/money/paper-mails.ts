import { z } from "zod";
import { defineEndpoint } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";

/**
 * Which paper of a client file: an invoice or credit note by its uid, a receipt by its place in the ledger, the account
 * of the file, or that of its agency.
 */
export const PaperKey = z.string().regex(/^(?:[0-9A-Z]{26}|receipt-[1-9]\d{0,8}|file|agency)$/);

export const PaperMail = z.object({
  name: z.string().trim().max(120).default(""),
  email: z.email().max(200),
  message: z.string().trim().max(2000).default(""),
});

export const mailPaper = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/papers/{paper}/mails",
  summary: "Send an issued invoice, a credit note, a receipt or a statement by mail, with the PDF in it",
  tag: "documents",
  access: { audience: "office", permission: "invoices.issue" },
  limited: "messages",
  params: z.object({ uid: Uid, paper: PaperKey }),
  body: PaperMail,
  answer: { kind: "empty" },
  status: 204,
});

export const paperMailEndpoints = [mailPaper] as const;
