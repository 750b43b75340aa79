import { z } from "zod";
import { bulkBody, BulkResult } from "#contract/bulk.ts";
import { OfficeFileQuery } from "#contract/sales/client-files/endpoints.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";

/** What can be done with many client files at once; each asks for a permission of its own. */
export const fileVerbs = ["assign", "label", "unlabel"] as const;
export type FileVerb = (typeof fileVerbs)[number];
export const fileBulkRules = { verbs: fileVerbs, query: OfficeFileQuery } as const;

/** `next`: a call changes at most so many files at once; the same call with it as `after` goes on. */
export const FileBulkResult = BulkResult.extend({ next: Uid.nullable() });
export type FileBulkResult = z.infer<typeof FileBulkResult>;

/** `value` is the uid of the consultant or of the label. */
export const bulkOfficeFiles = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/bulk",
  summary: "Assign or label many client files; answers what was left as it was, and why",
  tag: "client files",
  access: { audience: "office", permission: "client-files.view" },
  body: bulkBody(fileVerbs, OfficeFileQuery).extend({ value: Uid, after: Uid.optional() }),
  answer: item(FileBulkResult),
});

export const undoBulkOfficeFiles = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/bulk/undo",
  summary: "Take back one's own assignment or labels of many client files, within an hour",
  tag: "client files",
  /** What was done asks for the permission that it took. */
  access: { audience: "office", permission: "client-files.view" },
  /** The `X-Request-Id` of the call that is taken back. */
  body: z.object({ request_id: z.string().min(8).max(64) }),
  answer: item(BulkResult),
});

export const fileBulkEndpoints = [bulkOfficeFiles, undoBulkOfficeFiles] as const;
