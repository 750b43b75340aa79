import type { Account } from "#api/http/context.ts";
import { granted, type ChannelRule } from "#api/modules/system/realtime/channels.ts";
import { Uid } from "#contract/primitives.ts";

/** Whoever may sell or run tours may know how many seats a departure has left. */
function mayReadDepartures({ audience, permissions }: Account) {
  if (audience === "supplier") return false;
  return permissions.includes(audience === "office" ? "regular-tours.view" : "tour-seats.hold");
}

/** Who may listen to a departure. */
export const departureChannels: Record<string, ChannelRule> = {
  "private-departure": async (account, uid) =>
    mayReadDepartures(account) && Uid.safeParse(uid).success ? granted : null,
};
