import { z } from "zod";
import { Attachment } from "#contract/catalogue/attachments/attachments.ts";
import { defineEndpoint, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { Uid } from "#contract/primitives.ts";

/** A paper or picture that the office shares with the supplier that it is of. */
export const OwnAttachment = Attachment.pick({
  uid: true,
  product_name: true,
  title: true,
  kind: true,
  file_name: true,
  content_type: true,
  bytes: true,
  valid_from: true,
  valid_to: true,
  state: true,
});
export type OwnAttachment = z.infer<typeof OwnAttachment>;

export const OwnAttachmentQuery = listQuery({
  sort: ["title", "valid_to"],
  filter: { q: z.string().max(60) },
});

export const listOwnAttachments = defineEndpoint({
  method: "GET",
  path: "/api/supplier/attachments",
  summary: "Papers and pictures that the office shares with the supplier",
  tag: "supplier desk",
  access: { audience: "supplier", permission: "bookings.view" },
  query: OwnAttachmentQuery,
  answer: page(OwnAttachment),
});

export const downloadOwnAttachment = defineEndpoint({
  method: "GET",
  path: "/api/supplier/attachments/{uid}/file",
  summary: "A paper or picture that the office shares with the supplier",
  tag: "supplier desk",
  access: { audience: "supplier", permission: "bookings.view" },
  params: z.object({ uid: Uid }),
  answer: { kind: "file", contentType: "application/octet-stream" },
});

export const ownAttachmentEndpoints = [listOwnAttachments, downloadOwnAttachment] as const;
