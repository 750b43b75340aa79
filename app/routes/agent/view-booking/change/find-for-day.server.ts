import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { moveDays, type ChangeWords } from "#app/domain/change-form.ts";
import { checkSearch, readTypedSearch, type SearchProblem } from "#app/domain/product-search.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { agentChangeService } from "#app/services/booking-changes.server.ts";
import { agentProductService } from "#app/services/product-search.server.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";
import { readRooms } from "#contract/catalogue/products/party-rooms.ts";
import type { AgentProduct } from "#contract/catalogue/products/search.ts";

type Change = { booking: ChangePreview; wish: ChangeWords };

/** The day that an address names, with what was asked for it and what there is; the first day without a name. */
export async function findForDay(
  url: URL,
  { booking, wish }: Change,
  context: Readonly<RouterContextProvider>,
) {
  const { searchParams: params } = url;
  const api = context.get(apiContext);
  const days = moveDays(booking, wish.travel_date);
  const first = { day_no: 1, date: wish.travel_date ?? booking.travel_date, place: { code: "", name: "" } };
  const day = days.find(({ day_no }) => String(day_no) === params.get("day")) ?? days[0] ?? first;
  const read = readTypedSearch(params);
  const typed = {
    ...read,
    place: params.has("place") ? read.place : day.place.code,
    service: params.get("service") ?? "sightseeing",
    date_from: day.date,
  };
  const places = await placeChoices(context, "agent");
  const problems: Record<string, SearchProblem> = {};
  const nothing = { day, ask: { typed, problems, places }, products: null as AgentProduct[] | null };
  if (!params.has("service")) return nothing;
  const checked = checkSearch(typed);
  if (!checked.wish) return { ...nothing, ask: { typed, problems: checked.problems, places } };
  const rooms = readRooms(await roomsOf(api, { booking, wish }));
  const { data } = await agentProductService(api).search(
    { ...checked.wish, rooms: rooms ?? checked.wish.rooms },
    1,
  );
  return { ...nothing, products: data };
}

/** The rooms of those who are to travel. */
async function roomsOf(api: Parameters<typeof agentChangeService>[0], { booking, wish }: Change) {
  const { rooms, leaving, travel_date } = wish;
  if (leaving === undefined) return rooms ?? booking.rooms;
  const asked = { leaving, ...(rooms && { rooms }), ...(travel_date && { travel_date }) };
  const { proposal } = await agentChangeService(api).preview(booking.reference, asked);
  return proposal?.after.rooms ?? rooms ?? booking.rooms;
}
