import { z } from "zod";
import { AuditEntry } from "#contract/audit/entry.ts";
import type { FileSubject } from "#contract/audit/file-history.ts";

const subjects = [
  "client-file",
  "quote",
  "itinerary",
  "change-request",
  "service-line",
  "supplier-request",
  "invoice",
] as const satisfies readonly FileSubject[];

/** One entry in the history of a client file. */
export const FileEntry = AuditEntry.extend({
  subject: z.enum(subjects),
  /** The service that a service line or a request to a supplier is about, in the reader's language. */
  service: z.string().nullable(),
});
export type FileEntry = z.infer<typeof FileEntry>;
