import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { LinkToken, Locale, Uid } from "#contract/primitives.ts";
import {
  FileReconfirmation,
  ReconfirmBatch,
  ReconfirmInput,
  ReconfirmInputs,
  ReconfirmItem,
  ReconfirmTaken,
} from "#contract/sales/reconfirmation/reconfirmation.ts";

const Token = z.object({ token: LinkToken });
const File = z.object({ uid: Uid });
const isPublic = { audience: "public", permission: null } as const;
const tag = "reconfirmation";

export const showLinkedBatch = defineEndpoint({
  method: "GET",
  path: "/api/public/reconfirmations/{token}",
  summary: "The services that a supplier is asked to reconfirm by the link of a mail",
  tag,
  access: isPublic,
  params: Token,
  query: z.object({ locale: Locale.optional() }),
  answer: item(ReconfirmBatch),
});

export const seeLinkedBatch = defineEndpoint({
  method: "POST",
  path: "/api/public/reconfirmations/{token}/seen",
  summary: "Somebody at the supplier looks at the services: written down the first time",
  tag,
  access: isPublic,
  params: Token,
  answer: { kind: "empty" },
  status: 204,
  idempotent: true,
});

export const answerLinkedBatch = defineEndpoint({
  method: "POST",
  path: "/api/public/reconfirmations/{token}/answers",
  summary: "Reconfirm services, one, several or all: each is taken for itself",
  tag,
  access: isPublic,
  params: Token,
  body: ReconfirmInputs,
  answer: item(ReconfirmTaken),
});

export const listOwnReconfirmations = defineEndpoint({
  method: "GET",
  path: "/api/supplier/reconfirmations",
  summary: "Services that the supplier is asked to reconfirm, the nearest first, and what it answered lately",
  tag,
  access: { audience: "supplier", permission: "bookings.view" },
  answer: item(z.array(ReconfirmItem)),
});

export const answerOwnReconfirmations = defineEndpoint({
  method: "POST",
  path: "/api/supplier/reconfirmations/answers",
  summary: "Reconfirm services, as by the link of the mail",
  tag,
  access: { audience: "supplier", permission: "bookings.reconfirm" },
  body: ReconfirmInputs,
  answer: item(ReconfirmTaken),
});

export const listFileReconfirmations = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/reconfirmations",
  summary: "The confirmed services of a booking, and where each stands with its reconfirmation",
  tag,
  access: { audience: "office", permission: "client-files.view" },
  params: File,
  answer: item(z.array(FileReconfirmation)),
});

export const askForReconfirmation = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/reconfirmations",
  summary: "Ask the suppliers of a booking to reconfirm what is due: one mail for each of them",
  tag,
  access: { audience: "office", permission: "services.request" },
  params: File,
  answer: item(z.object({ asked: z.int(), suppliers: z.int() })),
});

export const answerFileReconfirmation = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/reconfirmations/answer",
  summary: "Write down what a supplier said to a reconfirmation by phone or e-mail",
  tag,
  access: { audience: "office", permission: "services.answer-on-behalf" },
  params: File,
  body: ReconfirmInput.extend({
    via: z.enum(["phone", "email"]),
    /** Who said so. */
    by: z.string().trim().min(1).max(120),
  }),
  answer: { kind: "empty" },
  status: 204,
});

export const reconfirmationEndpoints = [
  showLinkedBatch,
  seeLinkedBatch,
  answerLinkedBatch,
  listOwnReconfirmations,
  answerOwnReconfirmations,
  listFileReconfirmations,
  askForReconfirmation,
  answerFileReconfirmation,
] as const;
