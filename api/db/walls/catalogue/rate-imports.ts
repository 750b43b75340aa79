import { rateImport } from "#api/db/schema/rate-import.ts";
import { ofVisible, only, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // What was read of a file is emptied and never written anew.
  wall(
    rateImport,
    {
      office: {
        rows: ofVisible("supplier", "rate_import"),
        read: true,
        add: true,
        change: only(
          rateImport,
          ...(["status", "sheet", "mapping", "counts"] as const),
          ...(["appliedAt", "undoneAt", "lockVersion", "updatedAt"] as const),
        ),
        remove: true,
      },
    },
    "rate-import",
  ),
];
