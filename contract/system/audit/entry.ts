import { z } from "zod";
import { listQuery } from "#contract/list-query.ts";
import { Uid } from "#contract/primitives.ts";

/** One field of a record before and after. Both are values as the record's contract has them; null for nothing. */
export const FieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type FieldChange = z.infer<typeof FieldChange>;

/** Who acted: an account, a visitor with a link, or the product itself. */
export const AuditActor = z.object({
  audience: z.enum(["office", "agent", "supplier", "public", "system"]),
  /** Null for visitors and for the product, and for accounts that the reader may not see. */
  name: z.string().nullable(),
});

/** One entry in the history of a record, the newest first. */
export const AuditEntry = z.object({
  uid: Uid,
  at: z.iso.datetime({ offset: true }),
  actor: AuditActor,
  /** Kind of the record that it happened to, singular: `label`, `client-file`. */
  subject: z.string(),
  /** `created`, `changed`, `removed`, or the verb of the record's own: `published`. */
  action: z.string(),
  changes: z.array(FieldChange),
  reason: z.string().nullable(),
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A history is read page by page, in its own order. */
export const HistoryQuery = listQuery({ sort: [], filter: {} });
