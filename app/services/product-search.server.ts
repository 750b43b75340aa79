import type { ApiClient } from "#app/services/http/api-client.ts";
import type { SearchWish } from "#app/domain/product-search.ts";
import { writeRooms } from "#contract/catalogue/products/party-rooms.ts";
import { searchAgentProducts } from "#contract/catalogue/products/search.ts";

/** What can be sold at a place, priced on the terms of the agency. */
export const agentProductService = (api: ApiClient) => ({
  search: ({ rooms, service, ...wish }: SearchWish, page: number) =>
    api.call(searchAgentProducts, {
      // One option is found whatever its kind.
      query: { ...wish, ...(wish.option === undefined && { service }), rooms: writeRooms(rooms), page },
    }),
});
