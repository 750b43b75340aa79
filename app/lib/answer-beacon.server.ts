import { ApiProblem } from "#app/services/http/problems.server.ts";

/** Answers the beacon of a page with a status alone: nobody reads more. */
export async function answerBeacon(tell: () => Promise<unknown>): Promise<Response> {
  try {
    await tell();
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // Without an answer of the API there is no status of its own.
    return new Response(null, { status: error.status >= 400 ? error.status : 502 });
  }
}
