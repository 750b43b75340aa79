import type { PublishedItinerary } from "#contract/sales/itineraries/link.ts";

/** The published itinerary with the whole address of the client's travel app, as it is sent to the client. */
export type LinkedItinerary = Omit<PublishedItinerary, "path"> & {
  /** Null while the link opens nothing, or was made with a secret that the server no longer keeps. */
  address: string | null;
};

/** Completes the path that the API answers with the origin of the page. */
export function withLink(itinerary: PublishedItinerary | null, page: URL): LinkedItinerary | null {
  if (!itinerary) return null;
  const { path, ...facts } = itinerary;
  return { ...facts, address: path === null ? null : new URL(path, page.origin).href };
}
