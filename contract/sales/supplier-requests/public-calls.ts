import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { LinkToken, Locale } from "#contract/primitives.ts";
import { AnswerInput, SupplierRequest } from "#contract/sales/supplier-requests/request.ts";

const RequestToken = z.object({ token: LinkToken });
const access = { audience: "public", permission: null } as const;
const tag = "supplier requests";

/** The request of a mailed link. */
export const LinkedRequest = SupplierRequest.extend({
  /** Address of the request that took its place; null where it is the newest. */
  newer_path: z.string().nullable(),
});
export type LinkedRequest = z.infer<typeof LinkedRequest>;

export const showLinkedRequest = defineEndpoint({
  method: "GET",
  path: "/api/public/supplier-requests/{token}",
  summary: "What a supplier is asked by the link of a mail, as it was sent",
  tag,
  access,
  params: RequestToken,
  query: z.object({ locale: Locale.optional() }),
  answer: item(LinkedRequest),
});

export const seeLinkedRequest = defineEndpoint({
  method: "POST",
  path: "/api/public/supplier-requests/{token}/seen",
  summary: "Somebody at the supplier looks at the request: written down the first time",
  tag,
  access,
  params: RequestToken,
  answer: { kind: "empty" },
  status: 204,
  idempotent: true,
});

export const answerLinkedRequest = defineEndpoint({
  method: "POST",
  path: "/api/public/supplier-requests/{token}/answer",
  summary: "Answer the request; the same again changes nothing, another within ten minutes takes its place",
  tag,
  access,
  params: RequestToken,
  body: AnswerInput,
  answer: { kind: "empty" },
  status: 204,
});

export const linkedRequestEndpoints = [showLinkedRequest, seeLinkedRequest, answerLinkedRequest] as const;
