import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { answerChosenRequests, listChosenRequests } from "#contract/sales/supplier-requests/bulk-calls.ts";
import {
  answerOwnRequest,
  listCancelledBookings,
  listOwnRequests,
  showOwnRequest,
  type CancelledBookingQuery,
  type OwnRequestQuery,
} from "#contract/sales/supplier-requests/supplier-calls.ts";

/** What a supplier is asked, as it reads and answers it in the portal, and what it does not have to do any more. */
export const ownRequestService = (api: ApiClient) => ({
  list: (query: z.output<typeof OwnRequestQuery>) => api.call(listOwnRequests, { query }),
  get: (uid: string) => api.call(showOwnRequest, { params: { uid } }),
  answer: (uid: string, body: z.input<typeof answerOwnRequest.body>, headers: Record<string, string>) =>
    api.call(answerOwnRequest, { params: { uid }, body, headers }),
  chosen: (uids: readonly string[]) => api.call(listChosenRequests, { query: { uids: uids.join("_") } }),
  answerChosen: (body: z.input<typeof answerChosenRequests.body>, headers: Record<string, string>) =>
    api.call(answerChosenRequests, { body, headers }),
  cancelled: (query: z.output<typeof CancelledBookingQuery>) => api.call(listCancelledBookings, { query }),
});
