import type { RouterContextProvider } from "react-router";
import { readPackageForm } from "#app/domain/package-form.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";

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

/** Does what needs the package; where the API knows none that the agent may sell, answers `otherwise`. */
export async function whileOffered<Found, Other>(
  work: () => Promise<Found>,
  otherwise: () => Promise<Other>,
): Promise<Found | Other> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    return otherwise();
  }
}

/** A post gets the refusal itself, a page that is read the answer that the browser would get. */
function isMissing(error: unknown): boolean {
  if (error instanceof ApiProblem) return error.kind === "not-found";
  const init = typeof error === "object" && error !== null && "init" in error ? error.init : null;
  return typeof init === "object" && init !== null && "status" in init && init.status === 404;
}
