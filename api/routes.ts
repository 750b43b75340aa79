import type { Route } from "#api/http/mount.ts";
import { fileChannels } from "#api/modules/files/client-file/channels.ts";
import { peopleChannels } from "#api/modules/people/users/channels.ts";
import { itineraryChannels } from "#api/modules/sales/itineraries/channels.ts";
import { channelRoute } from "#api/modules/system/realtime/channels.ts";
import { departureChannels } from "#api/modules/tours/departures/channels.ts";
import { routes as registered } from "#api/registry-routes.ts";
import { uploadRoutes } from "#api/uploads/routes.ts";

/** Every route of the API: those of the areas, and what belongs to none. */
export const routes: Route[] = [
  ...registered,
  channelRoute({
    accounts: { ...peopleChannels, ...fileChannels, ...departureChannels },
    links: itineraryChannels,
  }),
  ...uploadRoutes,
];
