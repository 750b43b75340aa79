import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  applyChange,
  declineChange,
  listChangeReplacements,
  listChanges,
  requestChange,
  showChange,
  withdrawChange,
} from "#contract/sales/bookings/change-calls.ts";

/** Changes of a booking, as the agency that asks for them does it. */
export const agentChangeService = (api: ApiClient) => ({
  /** What there is to choose from, what was asked before, and what a wish would cost. */
  preview: (reference: string, query: z.input<typeof showChange.query> = {}) =>
    api.call(showChange, { params: { reference }, query }),
  /** What could come in the place of a service of the trip as it is to be. */
  replacements: (reference: string, line: string, query: z.input<typeof listChangeReplacements.query>) =>
    api.call(listChangeReplacements, { params: { reference, line }, query }),
  send: (reference: string, body: z.input<typeof requestChange.body>, headers: Record<string, string> = {}) =>
    api.call(requestChange, { params: { reference }, body, headers }),
  withdraw: (reference: string, change: string, lock_version: number) =>
    api.call(withdrawChange, { params: { reference, change }, body: { lock_version } }),
});

/** Changes of a booking, as the office answers them. */
export const officeChangeService = (api: ApiClient) => ({
  list: (uid: string) => api.call(listChanges, { params: { uid }, query: {} }),
  apply: (uid: string, change: string, body: z.input<typeof applyChange.body>) =>
    api.call(applyChange, { params: { uid, change }, body }),
  decline: (uid: string, change: string, body: z.input<typeof declineChange.body>) =>
    api.call(declineChange, { params: { uid, change }, body }),
});
