import { brand, setting } from "#api/db/schema/brand.ts";
import { myBrands, everyRow, all, wall, type Wall } from "#api/db/walls/wall.ts";

/** What an agency is told of anyhow: what it pays when, and how long an offer stands. */
const terms = `key in ('booking.deposit_bps', 'booking.balance_days_before', 'booking.quote_valid_days')`;

export const walls: Wall[] = [
  // Reference
  wall(brand, {
    office: { rows: `id = any(${myBrands})`, read: true },
    agent: all,
    supplier: all,
    public: all,
  }),
  wall(
    setting,
    {
      // One that an older installation lacks is added when it is first set.
      office: { rows: everyRow, read: true, add: true, change: true },
      agent: { rows: `is_public or ${terms}`, read: true },
      supplier: { rows: "is_public", read: true },
      public: { rows: "is_public", read: true },
    },
    "setting",
    "group",
  ),
];
