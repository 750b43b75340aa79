import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { LinkToken, Uid } from "#contract/primitives.ts";
import { TripAttachment } from "#contract/sales/trip-attachments/trip-attachment.ts";

const ofFile = z.object({ reference: z.string().max(20) });
const ofTrip = z.object({ token: LinkToken });
const agents = { audience: "agent", permission: "documents.download" } as const;
const travellers = { audience: "public", permission: null } as const;
const paper = { kind: "file", contentType: "application/octet-stream" } as const;

export const listFileAttachments = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/attachments",
  summary: "Papers of the suppliers of a file that agencies may read",
  tag: "client files",
  access: agents,
  params: ofFile,
  answer: item(z.array(TripAttachment)),
});

export const openFileAttachment = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/attachments/{uid}",
  summary: "One of the papers of the suppliers of a file",
  tag: "client files",
  access: agents,
  params: ofFile.extend({ uid: Uid }),
  answer: paper,
});

export const openTripAttachment = defineEndpoint({
  method: "GET",
  path: "/api/public/itineraries/{token}/attachments/{uid}",
  summary: "One of the papers of the suppliers of a published trip",
  tag: "itineraries",
  access: travellers,
  params: ofTrip.extend({ uid: Uid }),
  answer: paper,
});

export const tripAttachmentEndpoints = [listFileAttachments, openFileAttachment, openTripAttachment] as const;
