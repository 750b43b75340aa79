import { checkPackageForm, readPackageForm } from "#app/domain/package-form.ts";
import { editRooms, readTypedRooms } from "#app/domain/product-search.ts";
import type { CopyPrice } from "#contract/sales/quotes/save.ts";

type Wish = { travel_date?: string; rooms?: string };

/**
 * What an address says of another date and party for a quote: the form as it was typed, with the party of the file until
 * one is told, what is wrong with it, and what the services would cost then.
 */
export async function tripPrice({ searchParams }: URL, ask: (wish: Wish) => Promise<CopyPrice>) {
  const edit = searchParams.get("edit");
  const read = readPackageForm(searchParams, []);
  const checked = edit === null && searchParams.has("travel_date") ? checkPackageForm(read) : null;
  const wish = checked?.wish ? { travel_date: checked.wish.travel_date, rooms: checked.wish.rooms } : {};
  const price = await ask(wish);
  const hasRooms = [...searchParams.keys()].some((name) => name.startsWith("rooms"));
  const kept = hasRooms ? read.rooms : readTypedRooms(new URLSearchParams({ rooms: price.rooms_text }));
  const typed = { ...read, rooms: edit === null ? kept : editRooms(kept, edit) };
  const problems = checked?.problems ?? {};
  const isRefused = price.past || Object.keys(problems).length > 0;
  return { price, wish, typed, problems, isRefused };
}
