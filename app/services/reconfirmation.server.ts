import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import type { Locale } from "#contract/primitives.ts";
import {
  answerFileReconfirmation,
  answerLinkedBatch,
  answerOwnReconfirmations,
  askForReconfirmation,
  listFileReconfirmations,
  listOwnReconfirmations,
  seeLinkedBatch,
  showLinkedBatch,
} from "#contract/sales/reconfirmation/endpoints.ts";
import type { ReconfirmInput } from "#contract/sales/reconfirmation/reconfirmation.ts";

type Headers = Record<string, string>;

/** Reconfirmations as whoever holds the link of their mail deals with them. */
export const linkedBatchService = (api: ApiClient) => ({
  get: (token: string, locale: Locale) => api.call(showLinkedBatch, { params: { token }, query: { locale } }),
  see: (token: string) => api.call(seeLinkedBatch, { params: { token } }),
  answer: (token: string, answers: ReconfirmInput[], headers: Headers) =>
    api.call(answerLinkedBatch, { params: { token }, body: { answers }, headers }),
});

/** Reconfirmations as a supplier deals with them in the portal. */
export const ownReconfirmationService = (api: ApiClient) => ({
  list: () => api.call(listOwnReconfirmations),
  answer: (answers: ReconfirmInput[], headers: Headers) =>
    api.call(answerOwnReconfirmations, { body: { answers }, headers }),
});

/** Reconfirmations of a booking as the office asks for them and follows them up. */
export const fileReconfirmationService = (api: ApiClient) => ({
  list: (uid: string) => api.call(listFileReconfirmations, { params: { uid } }),
  ask: (uid: string, headers: Headers) => api.call(askForReconfirmation, { params: { uid }, headers }),
  answer: (uid: string, body: z.input<typeof answerFileReconfirmation.body>, headers: Headers) =>
    api.call(answerFileReconfirmation, { params: { uid }, body, headers }),
});
