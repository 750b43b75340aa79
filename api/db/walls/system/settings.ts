import { brand, setting } from "#api/db/schema/brand.ts";
import { myBrands, everyRow, all, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // Reference
  wall(brand, {
    office: { rows: `id = any(${myBrands})`, read: true },
    agent: all,
    supplier: all,
    public: all,
  }),
  wall(setting, {
    office: { rows: everyRow, read: true, change: true },
    agent: { rows: "is_public", read: true },
    supplier: { rows: "is_public", read: true },
    public: { rows: "is_public", read: true },
  }),
];
