import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import type { Locale } from "#contract/primitives.ts";
import {
  answerFileRequest,
  listFileRequests,
  sendFileRequests,
  showFileRequest,
} from "#contract/sales/supplier-requests/endpoints.ts";
import {
  answerLinkedRequest,
  seeLinkedRequest,
  showLinkedRequest,
} from "#contract/sales/supplier-requests/public-calls.ts";

type Headers = Record<string, string>;

/** A request as whoever holds the link of its mail deals with it. */
export const linkedRequestService = (api: ApiClient) => ({
  get: (token: string, locale: Locale) =>
    api.call(showLinkedRequest, { params: { token }, query: { locale } }),
  see: (token: string) => api.call(seeLinkedRequest, { params: { token } }),
  answer: (token: string, body: z.input<typeof answerLinkedRequest.body>, headers: Headers) =>
    api.call(answerLinkedRequest, { params: { token }, body, headers }),
});

/** The requests of a file as the office sends them and follows them up. */
export const fileRequestService = (api: ApiClient) => ({
  list: (uid: string) => api.call(listFileRequests, { params: { uid } }),
  send: (uid: string, uids: string[] | undefined, headers: Headers) =>
    api.call(sendFileRequests, { params: { uid }, body: uids ? { uids } : {}, headers }),
  get: (uid: string, request: string) => api.call(showFileRequest, { params: { uid, request } }),
  answer: (uid: string, request: string, body: z.input<typeof answerFileRequest.body>, headers: Headers) =>
    api.call(answerFileRequest, { params: { uid, request }, body, headers }),
});
