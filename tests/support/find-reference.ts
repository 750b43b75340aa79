import type { TestApi } from "#tests/support/test-api.ts";

/** Asks for the itinerary of a reference, from one address unless another is named. */
export function findReference(api: TestApi, reference: string, from = "198.51.100.7", surname?: string) {
  const search = surname === undefined ? "" : `?surname=${encodeURIComponent(surname)}`;
  return api.call(`/api/find-itinerary/${encodeURIComponent(reference)}${search}`, { from });
}
