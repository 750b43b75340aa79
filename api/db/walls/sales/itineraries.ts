import { itinerary, itineraryVersion } from "#api/db/schema/itinerary.ts";
import {
  words,
  ofMyBrand,
  ofVisible,
  ofVisibleFile,
  readAndWrite,
  wall,
  only,
  allBut,
  type Wall,
} from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // Itineraries. A client has either the token of the link or the booking reference.
  wall(itinerary, {
    office: { rows: ofMyBrand, ...readAndWrite },
    agent: { rows: ofVisibleFile("itinerary"), read: allBut(itinerary, "tokenHash") },
    public: {
      rows: `published_at <= now() and (unpublished_at is null or unpublished_at > now())
        and link_closed_at is null
        and (token_hash = ${words("itinerary_token_hash")} or reference_key = ${words("reference_key")})`,
      read: only(
        itinerary,
        "id",
        "uid",
        "rotation",
        "linkKey",
        "version",
        "locale",
        "snapshot",
        "publishedAt",
        "viewCount",
      ),
      change: only(itinerary, "viewCount", "lastViewedAt"),
    },
  }),
  // What was published before is for the office to compare, and tells travellers what is new; nobody changes it.
  wall(itineraryVersion, {
    office: { rows: ofVisible("itinerary", "itinerary_version"), read: true, add: true },
    public: {
      rows: ofVisible("itinerary", "itinerary_version"),
      read: only(itineraryVersion, "itineraryId", "version", "snapshot"),
    },
  }),
];
