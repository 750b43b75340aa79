import { expect, type APIRequestContext } from "@playwright/test";

/** The path of a published travel app, asked for by script as the specification has it. */
export async function travelAppPath(request: APIRequestContext, reference = "NZFI100001"): Promise<string> {
  const answer = await request.get(`/api/find-itinerary/${reference}`);
  expect(answer.status()).toBe(200);
  // The body is the identifier, as JSON text.
  return `/travel-app/${String(await answer.json())}`;
}
