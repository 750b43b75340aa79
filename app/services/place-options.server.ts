import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  listAgentPlaceOptions,
  listOfficePlaceOptions,
  type PlaceOption,
} from "#contract/catalogue/places/options.ts";

/** Places as fields suggest them: to everybody in the office and to agents. */
export const placeOptionService = (api: ApiClient, audience: "office" | "agent") => {
  const endpoint = audience === "office" ? listOfficePlaceOptions : listAgentPlaceOptions;
  return {
    search: async (q: string) => suggestions(await api.call(endpoint, { query: { q } })),
    /** All of them, for a select that works without JavaScript. */
    all: async () => suggestions(await api.call(endpoint, { query: { limit: 500 } })),
  };
};

function suggestions(places: PlaceOption[]) {
  return places.map(({ code, name, region }) => ({
    value: code,
    label: name,
    detail: `${region} (${code})`,
  }));
}
