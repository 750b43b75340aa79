import type { RouterContextProvider } from "react-router";
import { apiContext, sideCallContext } from "#app/context.ts";
import { checkSearch, readTypedSearch } from "#app/domain/product-search.ts";
import type { DayAsk } from "#app/routes/agent/quick-quote/customise/day-tools.tsx";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { agentProductService } from "#app/services/product-search.server.ts";
import { agentQuoteService } from "#app/services/quotes.server.ts";
import { readRooms } from "#contract/catalogue/products/party-rooms.ts";
import type { Replacement } from "#contract/sales/quotes/changes.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

type Context = Readonly<RouterContextProvider>;

/** So many services without a price show what would replace them by themselves. */
const mostOpen = 4;

/** What is asked for the day that the address names, found for the party of the quote; null without one. */
export async function loadAsk(url: URL, draft: QuoteDraft, context: Context): Promise<DayAsk | null> {
  const { searchParams: params } = url;
  const day = draft.days.find(({ day_no }) => String(day_no) === params.get("add"));
  const rooms = readRooms(draft.rooms_text);
  if (!day || !draft.editable || !rooms) return null;
  const read = readTypedSearch(params);
  const typed = {
    ...read,
    place: read.place || day.place.code,
    service: params.get("service") ?? "sightseeing",
    date_from: day.date,
  };
  const api = context.get(apiContext);
  const asked = { dayNo: day.day_no, typed, problems: {}, products: null };
  const places = placeChoices(context, "agent");
  if (!params.has("service")) return { ...asked, places: await places };
  const { wish, problems } = checkSearch(typed);
  if (problems) return { ...asked, problems, places: await places };
  const [options, found] = await Promise.all([
    places,
    agentProductService(api).search({ ...wish, rooms }, 1),
  ]);
  return { ...asked, products: found.data, places: options };
}

/** What could replace the services without a price, and the one that the address names, by the line's uid. */
export async function loadReplacements(url: URL, draft: QuoteDraft, context: Context) {
  const besides = context.get(sideCallContext);
  const wanted = url.searchParams.get("swap");
  const lines = draft.days
    .flatMap((day) => day.lines)
    .filter(({ may, option }) => may.swap && option !== null);
  const red = lines.filter(({ cents }) => cents === null).slice(0, mostOpen);
  const asked = [...red, ...lines.filter(({ uid }) => uid === wanted && !red.some((one) => one.uid === uid))];
  const answers = await Promise.all(
    asked.map(async ({ uid }): Promise<[string, Replacement[]]> => [
      uid,
      await besides((api) => agentQuoteService(api).replacements(draft.reference, uid), []),
    ]),
  );
  return { swap: wanted, replacements: Object.fromEntries(answers) };
}
