import { itineraryAlert } from "#api/db/schema/itinerary.ts";
import { ofMyBrand, readAndWrite, wall, allBut, type Wall } from "#api/db/walls/wall.ts";

/** Alerts that travellers may read, and what of them; who wrote them and when is the office's. */
const outForClients = `'client' = any(audiences) and publish_at <= now()
  and (expires_at is null or expires_at > now())`;
const told = allBut(itineraryAlert, "uid", "lockVersion", "createdAt", "updatedAt");

export const walls: Wall[] = [
  wall(
    itineraryAlert,
    {
      office: { rows: `brand_id is null or ${ofMyBrand}`, ...readAndWrite, remove: true },
      agent: { rows: outForClients, read: told },
      public: { rows: outForClients, read: told },
    },
    "alert",
  ),
];
