import { z } from "zod";
import { defineEndpoint } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";

const pdf = { kind: "file", contentType: "application/pdf" } as const;

export const downloadOfficeInvoice = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/invoices/{document}/document",
  summary: "An issued invoice or credit note as PDF, in its own language",
  tag: "documents",
  access: { audience: "office", permission: "invoices.view" },
  params: z.object({ uid: Uid, document: Uid }),
  answer: pdf,
});

export const downloadAgentInvoice = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/invoices/{document}/document",
  summary: "An invoice or credit note of the agency as PDF, in its own language",
  tag: "documents",
  access: { audience: "agent", permission: "agency-account.view" },
  params: z.object({ reference: z.string().max(20), document: Uid }),
  answer: pdf,
});

export const paperEndpoints = [downloadOfficeInvoice, downloadAgentInvoice] as const;
