import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { requestFactsContext } from "#app/context.ts";
import { visitorCookie } from "#app/middleware/visitor-cookie.server.ts";
import { seenAfter, type SeenTrip } from "#app/domain/seen-trip.ts";

type Context = Readonly<RouterContextProvider>;

/** By the beginning of the link's token: the version that was seen last, and the one before that. The newest trip is first. */
const SeenTrips = z.array(z.tuple([z.string().max(12), z.int(), z.int()]));
type SeenTrips = z.infer<typeof SeenTrips>;

/** A browser remembers the trips of one family, not those of an agency. */
const mostTrips = 6;
const secondsKept = 400 * 86_400;

const seenCookie = (context: Context) =>
  visitorCookie(context.get(requestFactsContext), { name: "trips", seconds: secondsKept });
const keyOf = (token: string) => token.slice(0, 12);

/** Which versions of trips this browser has been shown. */
export async function readSeenTrips(context: Context, request: Request): Promise<SeenTrips> {
  const kept = SeenTrips.safeParse(await seenCookie(context).parse(request.headers.get("Cookie")));
  return kept.success ? kept.data : [];
}

/** What this browser has seen of one trip, as the call takes it. */
export function seenOf(kept: SeenTrips, token: string): { seen?: number; seen_before?: number } {
  const { last, before } = seenIn(kept, token) ?? {};
  return { ...(last && { seen: last }), ...(before && { seen_before: before }) };
}

/** Remembers that a version is shown now; answers the header, and null where nothing is new. */
export async function keepSeenTrip(
  context: Context,
  kept: SeenTrips,
  token: string,
  version: number,
): Promise<string | null> {
  const now = seenAfter(seenIn(kept, token), version);
  if (!now) return null;
  const others = kept.filter(([key]) => key !== keyOf(token));
  const trips: SeenTrips = [[keyOf(token), now.last, now.before], ...others];
  return seenCookie(context).serialize(trips.slice(0, mostTrips));
}

function seenIn(kept: SeenTrips, token: string): SeenTrip | null {
  const found = kept.find(([key]) => key === keyOf(token));
  return found ? { last: found[1], before: found[2] } : null;
}
