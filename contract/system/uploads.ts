import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";

/** Largest file that is taken, in bytes. */
export const maxUploadBytes = 8 * 1024 * 1024;

/**
 * What a file is for decides what it may be, and who sends it: the office pictures of places and days and the papers of
 * suppliers, an agency its logo.
 */
export const UploadPurpose = z.enum(["place-picture", "day-picture", "agency-logo", "attachment"]);
export type UploadPurpose = z.infer<typeof UploadPurpose>;

/** A logo stands on every paper of its agency: it is small. */
export const logoLimits = { bytes: 1024 * 1024, pixels: 4_000_000 };

/** A file that was taken in. It belongs to nothing yet: a record names its `uid`, or it is deleted after a day. */
export const Upload = z.object({
  uid: Uid,
  name: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  /** In pixels; null of what is no picture. */
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type Upload = z.infer<typeof Upload>;

export const createUpload = defineEndpoint({
  method: "POST",
  path: "/api/office/uploads",
  summary: "Take in a file; its kind is known by its content",
  tag: "uploads",
  access: { audience: "office", permission: "itinerary-locations.edit" },
  body: z.object({ purpose: UploadPurpose.extract(["place-picture"]), file: z.file() }),
  bodyAs: "multipart",
  answer: item(Upload),
  status: 201,
});

export const createAgentUpload = defineEndpoint({
  method: "POST",
  path: "/api/agent/uploads",
  summary: "Take in a file of the own agency; its kind is known by its content",
  tag: "uploads",
  access: { audience: "agent", permission: "agency-users.edit" },
  body: z.object({ purpose: UploadPurpose.extract(["agency-logo"]), file: z.file() }),
  bodyAs: "multipart",
  answer: item(Upload),
  status: 201,
});

export const downloadUpload = defineEndpoint({
  method: "GET",
  path: "/api/public/uploads/{upload}",
  summary:
    "An uploaded file: to the office, to the agency that sent it, and to everybody once it belongs to something public",
  tag: "uploads",
  access: { audience: "public", permission: null },
  params: z.object({ upload: Uid }),
  answer: { kind: "file", contentType: "application/octet-stream" },
});

export const uploadEndpoints = [createUpload, createAgentUpload, downloadUpload] as const;
