import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { takeUploads } from "#app/forms/take-uploads.server.ts";
import { inList, type RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { locatorMaps } from "#app/components/route-map/locator-map.server.ts";
import { LocationForm } from "#app/routes/admin/content/itinerary-locations/location-form.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { locationService, locationUploads } from "#app/services/itinerary-locations.server.ts";
import { ItineraryLocationInput } from "#contract/content/itinerary-locations.ts";
import { itineraryLocationFields } from "#contract/content/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("itinerary-locations.edit")];

export const handle = {
  ...inList("navigation:itineraryLocations", href("/admin/itinerary-locations")),
  editor: true,
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    title: getI18n(context).t("itineraryLocations:add"),
    places: await placeChoices(context, "office"),
    maps: locatorMaps(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { names, store } = locationUploads(context.get(apiContext));
  const { formData, refused } = await takeUploads(request, names, store);
  return formAction(
    formData,
    { schema: ItineraryLocationInput, fields: itineraryLocationFields, refused },
    async (input, form) => {
      const location = await locationService(context.get(apiContext)).create(input, onceFor(form));
      const text = getI18n(context).t("itineraryLocations:created", { name: location.name });
      return redirectWithToast(context, href("/admin/itinerary-locations"), { text });
    },
  );
}

export default function CreateItineraryLocation({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("itineraryLocations");
  return (
    <RecordPage title={t("add")}>
      <LocationForm
        answer={actionData && { result: actionData }}
        choices={{ ...loaderData, codeLocked: false }}
      />
    </RecordPage>
  );
}
