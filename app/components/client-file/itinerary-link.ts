import type { AgentFile } from "#contract/client-files/client-file.ts";

/** The published itinerary with the whole address of the client's travel app, as it is sent to the client. */
export function withLink(itinerary: AgentFile["itinerary"], page: URL) {
  if (!itinerary) return null;
  const { version, published_at, path } = itinerary;
  return { version, published_at, link: new URL(path, page.origin).href };
}
