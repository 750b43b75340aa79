import type { Route } from "#api/http/mount.ts";
import { catalogueRoutes } from "#api/modules/catalogue/routes.ts";
import { contentRoutes } from "#api/modules/content/routes.ts";
import { fileChannels } from "#api/modules/files/client-file/channels.ts";
import { moneyRoutes } from "#api/modules/money/routes.ts";
import { peopleRoutes } from "#api/modules/people/routes.ts";
import { peopleChannels } from "#api/modules/people/users/channels.ts";
import { itineraryChannels } from "#api/modules/sales/itineraries/channels.ts";
import { salesRoutes } from "#api/modules/sales/routes.ts";
import { channelRoute } from "#api/modules/system/realtime/channels.ts";
import { systemRoutes } from "#api/modules/system/routes.ts";
import { departureChannels } from "#api/modules/tours/departures/channels.ts";
import { uploadRoutes } from "#api/uploads/routes.ts";

/** Every route of the API, by area. */
export const routes: Route[] = [
  ...systemRoutes,
  channelRoute({
    accounts: { ...peopleChannels, ...fileChannels, ...departureChannels },
    links: itineraryChannels,
  }),
  ...peopleRoutes,
  ...catalogueRoutes,
  ...moneyRoutes,
  ...salesRoutes,
  ...contentRoutes,
  ...uploadRoutes,
];
