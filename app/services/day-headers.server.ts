import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { uploadService } from "#app/services/uploads.server.ts";
import {
  fillDayHeaders,
  longestTrip,
  moveDays,
  previewDayMove,
  saveDayHeaders,
  showDayHeaders,
  type DayMoveKind,
} from "#contract/sales/day-headers/day-headers.ts";
import type { Locale } from "#contract/primitives.ts";

/** The headers of the days of one file. */
export const dayHeaderService = (api: ApiClient, uid: string) => {
  const params = { uid };
  return {
    list: (language?: Locale) => api.call(showDayHeaders, { params, query: { language } }),
    save: (body: z.input<typeof saveDayHeaders.body>) => api.call(saveDayHeaders, { params, body }),
    takeFromPackage: (body: z.input<typeof fillDayHeaders.body>) =>
      api.call(fillDayHeaders, { params, body }),
    lookAtMove: (what: DayMoveKind, day: number) =>
      api.call(previewDayMove, { params, query: { what, day } }),
    move: (body: z.input<typeof moveDays.body>, headers: Record<string, string>) =>
      api.call(moveDays, { params, body, headers }),
  };
};

/** The pictures that the form of all days may carry. */
export const dayPictures = (api: ApiClient) => ({
  names: Array.from({ length: longestTrip }, (_, index) => `days[${String(index)}].picture`),
  store: (file: File) => uploadService(api).store(file, "day-picture"),
});
