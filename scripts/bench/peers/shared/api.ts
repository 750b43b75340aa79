import type { SessionUser } from "#contract/people/session.ts";
import type { PageMeta } from "#contract/envelope.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";
import type { OfficeFileRow } from "#contract/sales/client-files/client-file.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import type { Density } from "#contract/system/saved-views.ts";

/** The calls that our own pages make, for the peers to make the same. `API_URL` and `API_TOKEN` are told by the bench. */
async function ask<Answer>(path: string, token?: string): Promise<Answer> {
  const answer = await fetch(`${process.env["API_URL"] ?? ""}${path}`, {
    headers: { Accept: "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  // Peers trust the API's shapes, as most applications do.
  return (await answer.json()) as Answer;
}

const office = <Answer>(path: string) => ask<Answer>(path, process.env["API_TOKEN"]);

/** The signed-in account, with the number of its news. */
export async function currentUser(): Promise<SessionUser & { unread?: number }> {
  return (await office<{ data: SessionUser }>("/api/public/sessions/current?unread=1")).data;
}

export type ListSettings = { columns: string[]; density: Density };
export type FilesPage = { data: OfficeFileRow[]; meta: PageMeta };
export type ListAnswers = { page: FilesPage; settings: ListSettings; scope: string };

/** A page of client files as the address asks for it and what the account keeps of the list. */
export async function clientFiles({ searchParams }: URL): Promise<ListAnswers> {
  const scope = searchParams.get("filter[scope]") ?? "open";
  const query = new URLSearchParams({
    page: searchParams.get("page") ?? "1",
    per_page: searchParams.get("per_page") ?? "25",
    sort: searchParams.get("sort") ?? "travel_date",
    "filter[scope]": scope,
  });
  const [page, settings] = await Promise.all([
    office<FilesPage>(`/api/office/client-files?${query}`),
    office<{ data: ListSettings }>("/api/office/lists/client-files"),
  ]);
  return { page, settings: settings.data, scope };
}

/** A published itinerary by its link, with what its travellers said, and may say, of its services. */
export async function itineraryOf(token: string): Promise<Itinerary & { reviews: ServiceReview[] }> {
  const path = `/api/public/itineraries/${token}?locale=en&reviews=1`;
  return (await ask<{ data: Itinerary & { reviews: ServiceReview[] } }>(path)).data;
}
