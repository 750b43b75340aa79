import { upload } from "#api/db/schema/upload.ts";
import { everyRow, readAndWrite, wall, only, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // Files. Pictures of what everybody may see are for everybody; the rest stays in the office.
  wall(upload, {
    office: { rows: everyRow, ...readAndWrite },
    agent: { rows: "is_public", read: only(upload, "uid", "contentType", "storageKey", "isPublic") },
    supplier: { rows: "is_public", read: only(upload, "uid", "contentType", "storageKey", "isPublic") },
    public: { rows: "is_public", read: only(upload, "uid", "contentType", "storageKey", "isPublic") },
  }),
];
