import type { z } from "zod";
import type { SearchWish } from "#app/domain/product-search.ts";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { writeRooms } from "#contract/catalogue/products/party-rooms.ts";
import { searchOfficeProducts } from "#contract/catalogue/products/search.ts";
import {
  addFileService,
  amendBooking,
  changeFileService,
  listFileReplacements,
  moveFileTrip,
  previewAmendment,
  showServiceEdits,
} from "#contract/sales/file-services/endpoints.ts";
import { showLinePrice } from "#contract/sales/file-services/price.ts";
import { setLinePrice } from "#contract/sales/file-services/set-price.ts";

/** The services of a client file, as the office works on them. */
export const fileServiceService = (api: ApiClient, uid: string) => ({
  edits: () => api.call(showServiceEdits, { params: { uid } }),
  add: (body: z.input<typeof addFileService.body>, headers: Record<string, string> = {}) =>
    api.call(addFileService, { params: { uid }, body, headers }),
  change: (line: string, body: z.input<typeof changeFileService.body>) =>
    api.call(changeFileService, { params: { uid, line }, body }),
  replacements: (line: string) => api.call(listFileReplacements, { params: { uid, line } }),
  /** How the price of a service comes about; for those who may see what we pay. */
  price: (line: string) => api.call(showLinePrice, { params: { uid, line } }),
  setPrice: (line: string, body: z.input<typeof setLinePrice.body>) =>
    api.call(setLinePrice, { params: { uid, line }, body }),
  /** Puts a quote on another date, or makes it for another party. */
  moveTrip: (body: z.input<typeof moveFileTrip.body>) => api.call(moveFileTrip, { params: { uid }, body }),
  /** What changing a booking would do, as the words of an address say it. */
  preview: (query: z.input<typeof previewAmendment.query>) =>
    api.call(previewAmendment, { params: { uid }, query }),
  amend: (body: z.input<typeof amendBooking.body>, headers: Record<string, string>) =>
    api.call(amendBooking, { params: { uid }, body, headers }),
  /** What can be bought, on the terms of the agency of the file. */
  search: ({ rooms, service, ...wish }: SearchWish, agency: string) =>
    api.call(searchOfficeProducts, {
      query: { ...wish, service, rooms: writeRooms(rooms), agency, page: 1 },
    }),
});
