import type { AccountAudience } from "#contract/endpoint.ts";
import { isBelow, portalOf, portals } from "./portals.ts";

/** Where a page that has nothing to show leads, and which words of `shell:woops` say so. */
export type WayBack = { to: string; words: "back" | "signIn" | "travelApp" | "quote" };

/** Addresses of those who have no account, with what they get there; a document belongs to whom it was made for. */
const journeys: readonly (readonly [address: RegExp, way: WayBack])[] = [
  [
    /^\/(?:travel-app|payments|documents\/(?:itinerary|vouchers))(?:\/|$)/,
    { to: "/travel-app/", words: "travelApp" },
  ],
  [/^\/(?:quote|documents\/quote)(?:\/|$)/, { to: "/quote", words: "quote" }],
];

/**
 * The way out of a page that does not exist, is refused or failed: who has an account goes to their portal, a
 * traveller to where travel apps are found, a client to where quotes are, a supplier to the suppliers' sign-in.
 */
export function wayBack(pathname: string, audience: AccountAudience | null): WayBack {
  const journey = journeys.find(([address]) => address.test(pathname))?.[1];
  if (audience && (!journey || pathname.startsWith("/documents/"))) {
    return { to: portals[audience].home, words: "back" };
  }
  if (journey) return journey;
  if (isBelow(pathname, "/supplier") || portalOf(pathname) === "supplier") {
    return { to: portals.supplier.login, words: "signIn" };
  }
  if (portalOf(pathname) === "office") return { to: portals.office.login, words: "signIn" };
  return { to: portals.agent.login, words: "back" };
}
