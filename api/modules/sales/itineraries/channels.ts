import { findByToken } from "#api/modules/sales/itineraries/repository.ts";
import { granted, type LinkRule } from "#api/modules/system/realtime/channels.ts";

/** The holder of an itinerary's link hears of that itinerary alone. */
export const itineraryChannels: Record<string, LinkRule> = {
  "private-itinerary": async (token, uid, call) => {
    const snapshot = await findByToken(call, token);
    return snapshot?.uid === uid ? granted : null;
  },
};
