import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  cancelPassenger,
  changePassenger,
  changePassengerNeeds,
  listPassengers,
  previewLeaving,
  showPassenger,
  showPassengerNeeds,
} from "#contract/sales/passengers/endpoints.ts";

import { changeRooming, showRooming, type RoomingInput } from "#contract/sales/passengers/rooming.ts";

type Body<Endpoint extends { body: z.ZodType }> = z.input<Endpoint["body"]>;

/** Who travels in one file. */
export const passengerService = (api: ApiClient, uid: string) => {
  const one = (seq: string) => ({ params: { uid, seq } });
  return {
    list: () => api.call(listPassengers, { params: { uid } }),
    get: (seq: string) => api.call(showPassenger, one(seq)),
    change: (seq: string, body: Body<typeof changePassenger>) =>
      api.call(changePassenger, { ...one(seq), body }),
    needs: (seq: string) => api.call(showPassengerNeeds, one(seq)),
    changeNeeds: (seq: string, body: Body<typeof changePassengerNeeds>) =>
      api.call(changePassengerNeeds, { ...one(seq), body }),
    rooming: () => api.call(showRooming, { params: { uid } }),
    changeRooming: (lock_version: number, input: RoomingInput) =>
      api.call(changeRooming, { params: { uid }, body: { ...input, lock_version } }),
    leaving: (seq: string) => api.call(previewLeaving, one(seq)),
    cancel: (seq: string, body: Body<typeof cancelPassenger>, headers: Record<string, string>) =>
      api.call(cancelPassenger, { ...one(seq), body, headers }),
  };
};
