import type { RouterContextProvider } from "react-router";
import { readPackageForm } from "#app/domain/package-form.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";

type Wanted = { ref: string; url: URL; context: Readonly<RouterContextProvider> };

/** What an agent had typed for a package that is not offered, so that a quote can still be made of it. */
export async function notOffered(
  { ref, url, context }: Wanted,
  typed?: { name: string; agent_reference: string },
) {
  const { travel_date: date, class: wanted, rooms } = readPackageForm(url.searchParams, []);
  return {
    ref: ref.toUpperCase(),
    places: await placeChoices(context, "agent"),
    typed: {
      name: typed?.name ?? "",
      agent_reference: typed?.agent_reference ?? "",
      travel_date: readTypedDate(date) ?? date,
      class: wanted,
      rooms,
    },
  };
}
