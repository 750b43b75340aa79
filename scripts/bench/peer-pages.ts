import type { Running } from "./processes.ts";
import { findTrip, signIn } from "./visitor.ts";
import { firstDifference, visibleText } from "./visible-text.ts";

/** Waymark with its API in a process of its own, Waymark in one process, and the peers, which ask the same API. */
export type Contenders = { apart: Running; whole: Running; svelte: Running; next: Running };

export type PeerPage = {
  page: string;
  contender: string;
  server: Running;
  path: string;
  cookie?: string;
  /** Its API is a process apart. */
  asksApi: boolean;
};

/** Twice the rows that a page of a list has unless asked. */
export const fiftyFiles = "/admin/client-files?per_page=50";

/** Both pages as each contender makes them: a list of the office, signed in, and a public trip of twelve days. */
export async function peerPages({ apart, whole, svelte, next }: Contenders): Promise<PeerPage[]> {
  const trip = await findTrip(whole.url);
  const still = trip.replace("/travel-app/", "/still/");
  const signedIn = async (server: Running) => {
    const cookie = await signIn(server.url);
    if (!cookie) throw new Error("The portal could not be signed in to");
    return { cookie };
  };
  const list = { page: "client files, 50 rows", path: fiftyFiles, asksApi: true };
  const itinerary = { page: "itinerary, 12 days", path: trip, asksApi: true };
  return [
    { ...list, contender: "Waymark, API apart", server: apart, ...(await signedIn(apart)) },
    {
      ...list,
      contender: "Waymark in one process",
      server: whole,
      ...(await signedIn(whole)),
      asksApi: false,
    },
    { ...list, contender: "SvelteKit", server: svelte },
    { ...list, contender: "Next", server: next },
    { ...itinerary, contender: "Waymark, API apart", server: apart },
    { ...itinerary, contender: "Waymark in one process", server: whole, asksApi: false },
    { ...itinerary, contender: "SvelteKit", server: svelte },
    { ...itinerary, contender: "SvelteKit without scripts", server: svelte, path: still },
    { ...itinerary, contender: "Next", server: next },
  ];
}

/** Why a page is not to be compared: the first word in which it differs from ours. Null where all is the same. */
export async function differenceOf(page: PeerPage, wanted: string): Promise<string | null> {
  const { contender, page: name } = page;
  const difference = firstDifference(wanted, await textOf(page));
  return difference === null ? null : `${name}, ${contender}: not measured, the text differs ${difference}`;
}

/** What people read on a page. */
export async function textOf({ server, path, cookie = "" }: PeerPage): Promise<string> {
  const answer = await fetch(`${server.url}${path}`, { headers: { Cookie: cookie, Accept: "text/html" } });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${html.slice(0, 500)}`);
  return visibleText(html);
}
