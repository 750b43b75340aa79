import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/history.ts";

import { Badge } from "#app/components/ui/badge.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { locationTabs } from "#app/routes/admin/content/itinerary-locations/location-tabs.ts";
import { useLocationWords } from "#app/routes/admin/content/itinerary-locations/location-words.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { locationService } from "#app/services/itinerary-locations.server.ts";
import { HistoryQuery } from "#contract/system/audit/entry.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("itinerary-locations.edit")];

export const handle = {
  parent: { crumb: "navigation:itineraryLocations", to: href("/admin/itinerary-locations") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const itineraryLocations = locationService(context.get(apiContext));
  const { page } = readListQuery(url, HistoryQuery);
  const [location, history] = await Promise.all([
    itineraryLocations.get(uid),
    itineraryLocations.history(uid, page),
  ]);
  return { title: location.name, location, history, timeZone: brands[signedIn(context).brand].timeZone };
}

export default function ItineraryLocationHistory({
  loaderData: { location, history, timeZone },
}: Route.ComponentProps) {
  const { t } = useTranslation(["itineraryLocations", "records"]);
  const words = useLocationWords();
  return (
    <RecordPage
      title={location.name}
      badges={<Badge tone="outline">{location.code}</Badge>}
      tabs={locationTabs(location, t)}
    >
      <HistoryList history={history} words={words} timeZone={timeZone} />
    </RecordPage>
  );
}
