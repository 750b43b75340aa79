import { z } from "zod";
import { defineEndpoint, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { mailKinds } from "#contract/system/mail-kinds.ts";

/** A mail that was or will be sent. Links with a secret in them are not part of it. */
export const OutboxMessage = z.object({
  uid: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  locale: z.string(),
  status: z.enum(["queued", "sent", "failed"]),
  attempts: z.int(),
  error: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  sent_at: z.iso.datetime({ offset: true }).nullable(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const OutboxQuery = listQuery({
  sort: ["created_at"],
  filter: { to: z.string().max(200), status: OutboxMessage.shape.status, kind: z.enum(mailKinds) },
});

export const listOutbox = defineEndpoint({
  method: "GET",
  path: "/api/office/outbox-messages",
  summary: "Mails that went out or wait to",
  tag: "system",
  access: { audience: "office", permission: "settings.view" },
  query: OutboxQuery,
  answer: page(OutboxMessage),
});

export const outboxEndpoints = [listOutbox] as const;
