import { z } from "zod";
import {
  attachmentKinds,
  attachmentStates,
  attachmentVisibilities,
} from "#contract/catalogue/attachments/attachment-words.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { DateOnly, Locale, TranslatedText, Uid } from "#contract/primitives.ts";
import { defineResource } from "#contract/resource.ts";
import { Upload, UploadPurpose } from "#contract/system/uploads.ts";

/** What the form of an attachment writes. It stays with the supplier that it was added to. */
export const AttachmentInput = z.object({
  supplier: Uid,
  /** One of the supplier's products; it is about all of them without one. */
  product: Uid.optional(),
  title: z.string().trim().min(2).max(120),
  kind: z.enum(attachmentKinds),
  /** What was sent before; see `createAttachmentFile`. */
  file: Uid,
  /** Both days belong to it; without an end it does not expire. */
  valid_from: DateOnly.optional(),
  valid_to: DateOnly.optional(),
  visibility: z.enum(attachmentVisibilities),
  language: Locale.optional(),
  notes: z.string().trim().max(2000).optional(),
});
export type AttachmentInput = z.output<typeof AttachmentInput>;

/** A paper or picture of a supplier as the office reads it. */
export const Attachment = z.object({
  uid: Uid,
  supplier: Uid,
  supplier_name: z.string(),
  product: Uid.nullable(),
  product_name: TranslatedText.nullable(),
  title: z.string(),
  kind: z.enum(attachmentKinds),
  file: Uid,
  file_name: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  valid_from: DateOnly.nullable(),
  valid_to: DateOnly.nullable(),
  state: z.enum(attachmentStates),
  visibility: z.enum(attachmentVisibilities),
  language: Locale.nullable(),
  notes: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Empty where the account is gone. */
  created_by: z.string(),
  lock_version: z.int(),
});
export type Attachment = z.infer<typeof Attachment>;

export const AttachmentQuery = listQuery({
  sort: ["title", "supplier", "valid_to", "created_at"],
  filter: {
    q: z.string().max(60),
    supplier: Uid,
    kind: z.enum(attachmentKinds),
    state: z.enum(attachmentStates),
    visibility: z.enum(attachmentVisibilities),
  },
});

export const attachmentResource = defineResource({
  path: "/api/office/attachments",
  name: "attachment",
  plural: "attachments",
  permission: {
    view: "attachments.view",
    create: "attachments.edit",
    edit: "attachments.edit",
    remove: "attachments.edit",
  },
  item: Attachment,
  input: AttachmentInput,
  query: AttachmentQuery,
  verbs: ["delete"],
});

export const createAttachmentFile = defineEndpoint({
  method: "POST",
  path: "/api/office/attachments/files",
  summary: "Take in a paper or picture that becomes an attachment; its kind is known by its content",
  tag: "attachments",
  access: { audience: "office", permission: "attachments.edit" },
  body: z.object({ purpose: UploadPurpose.extract(["attachment"]), file: z.file() }),
  bodyAs: "multipart",
  answer: item(Upload),
  status: 201,
});

export const downloadAttachment = defineEndpoint({
  method: "GET",
  path: "/api/office/attachments/{uid}/file",
  summary: "The paper or picture itself",
  tag: "attachments",
  access: { audience: "office", permission: "attachments.view" },
  params: z.object({ uid: Uid }),
  answer: { kind: "file", contentType: "application/octet-stream" },
});

export const attachmentEndpoints = [
  ...attachmentResource.all,
  createAttachmentFile,
  downloadAttachment,
] as const;
