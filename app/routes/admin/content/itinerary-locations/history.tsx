import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/history.ts";

import { Badge } from "#app/components/ui/badge.tsx";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { recordTabs } from "#app/records/record-tabs.ts";
import { useLocationWords } from "#app/routes/admin/content/itinerary-locations/location-words.ts";
import { loadHistory } from "#app/routes/portal/record-screens.server.ts";
import { locationService } from "#app/services/itinerary-locations.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("itinerary-locations.edit")];

export const handle = inList("navigation:itineraryLocations", href("/admin/itinerary-locations"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export function loader(args: Route.LoaderArgs) {
  return loadHistory(args, locationService(args.context.get(apiContext)), {
    uid: args.params.uid,
    titleOf: ({ name }) => name,
  });
}

export default function ItineraryLocationHistory({
  loaderData: { title, record, ...history },
}: Route.ComponentProps) {
  const { t } = useTranslation("records");
  return (
    <RecordPage
      title={title}
      badges={<Badge tone="outline">{record.code}</Badge>}
      tabs={recordTabs(href("/admin/itinerary-locations/:uid", { uid: record.uid }), t)}
    >
      <HistoryList {...history} words={useLocationWords()} />
    </RecordPage>
  );
}
