import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/edit.ts";

import { Badge } from "#app/components/ui/badge.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { inList, type RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { EditRecord } from "#app/records/edit-record.tsx";
import { recordTabs } from "#app/records/record-tabs.ts";
import { recordAction } from "#app/records/record-action.server.ts";
import { locatorMaps } from "#app/components/route-map/locator-map.server.ts";
import { LocationForm } from "#app/routes/admin/content/itinerary-locations/location-form.tsx";
import {
  locationValues,
  useLocationWords,
} from "#app/routes/admin/content/itinerary-locations/location-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { locationService, locationUploads } from "#app/services/itinerary-locations.server.ts";
import { ItineraryLocationInput, type ItineraryLocation } from "#contract/content/itinerary-locations.ts";
import { itineraryLocationFields } from "#contract/content/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("itinerary-locations.edit")];

export const handle = {
  ...inList("navigation:itineraryLocations", href("/admin/itinerary-locations")),
  editor: true,
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const location = await locationService(context.get(apiContext)).get(params.uid);
  return {
    title: location.name,
    location,
    places: await placeChoices(context, "office"),
    maps: locatorMaps(),
    timeZone: officeTimeZone(context),
  };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const itineraryLocations = locationService(context.get(apiContext));
  const { t } = getI18n(context);
  const toList = (text: string) => redirectWithToast(context, href("/admin/itinerary-locations"), { text });
  return recordAction<typeof ItineraryLocationInput, ItineraryLocation>(request, {
    schema: ItineraryLocationInput,
    fields: itineraryLocationFields,
    locale: context.get(localeContext),
    formValues: locationValues,
    uploads: locationUploads(context.get(apiContext)),
    history: () => itineraryLocations.history(uid, 1),
    save: async (version, input) => {
      const { name } = await itineraryLocations.update(uid, version, input);
      return toList(t("itineraryLocations:saved", { name }));
    },
    remove: async (version) => {
      const { name } = await itineraryLocations.get(uid);
      await itineraryLocations.remove(uid, version);
      return toList(t("itineraryLocations:removed", { name }));
    },
  });
}

export default function EditItineraryLocation({ loaderData, actionData }: Route.ComponentProps) {
  const { location, places, maps, timeZone } = loaderData;
  const { t } = useTranslation(["itineraryLocations", "records"]);
  return (
    <EditRecord
      title={location.name}
      record={location}
      badges={<Badge tone="outline">{location.code}</Badge>}
      tabs={recordTabs(href("/admin/itinerary-locations/:uid", { uid: location.uid }), t)}
      answer={actionData}
      words={useLocationWords()}
      timeZone={timeZone}
      removal={{
        question: t("ask", { name: location.name }),
        consequence: t("askText"),
        blocked: location.in_use ? t("inUse") : null,
      }}
    >
      <LocationForm
        location={location}
        answer={actionData}
        choices={{ places, maps, codeLocked: location.in_use }}
      />
    </EditRecord>
  );
}
