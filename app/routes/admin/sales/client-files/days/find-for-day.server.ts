import type { RouterContextProvider } from "react-router";
import { checkSearch, readTypedSearch, type SearchProblem } from "#app/domain/product-search.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import type { fileServiceService } from "#app/services/file-services.server.ts";
import { readRooms } from "#contract/catalogue/products/party-rooms.ts";
import type { OfficeProduct } from "#contract/catalogue/products/search.ts";
import type { ServiceEdits } from "#contract/sales/file-services/services.ts";

type Open = {
  services: ReturnType<typeof fileServiceService>;
  edits: Pick<ServiceEdits, "rooms" | "agency">;
  day: ServiceEdits["days"][number];
};

/** What was asked for a day of a file and what there is, for its party and on the terms of its agency. */
export async function findForDay(
  url: URL,
  { services, edits, day }: Open,
  context: Readonly<RouterContextProvider>,
) {
  const { searchParams: params } = url;
  const read = readTypedSearch(params);
  const typed = {
    ...read,
    place: params.has("place") ? read.place : day.place.code,
    service: params.get("service") ?? "sightseeing",
    date_from: day.date,
  };
  const places = await placeChoices(context, "office");
  const none: Record<string, SearchProblem> = {};
  const nothing: OfficeProduct[] | null = null;
  if (!params.has("service")) return { ask: { typed, problems: none, places }, products: nothing };
  const { wish, problems = none } = checkSearch(typed);
  if (!wish) return { ask: { typed, problems, places }, products: nothing };
  const rooms = readRooms(edits.rooms) ?? wish.rooms;
  const { data } = await services.search({ ...wish, rooms }, edits.agency);
  return { ask: { typed, problems: none, places }, products: data };
}
