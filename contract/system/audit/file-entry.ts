import { z } from "zod";
import { AuditEntry } from "#contract/system/audit/entry.ts";
import { fileSubjects } from "#contract/system/audit/file-history.ts";

/** One entry in the history of a client file. */
export const FileEntry = AuditEntry.extend({
  subject: z.enum(fileSubjects),
  /** The service that a service line or a request to a supplier is about, in the reader's language. */
  service: z.string().nullable(),
});
export type FileEntry = z.infer<typeof FileEntry>;
