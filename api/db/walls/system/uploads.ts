import { upload } from "#api/db/schema/upload.ts";
import { everyRow, me, myAgency, readAndWrite, wall, only, type Wall } from "#api/db/walls/wall.ts";

/** What an agency sends is its logo and nothing else. */
const ofMyAgency = `agency_id = ${myAgency} and purpose = 'agency-logo'`;

const shown = ["uid", "contentType", "storageKey", "isPublic"] as const;

export const walls: Wall[] = [
  // Files. Pictures of what everybody may see are for everybody; those of an agency for its people too; the rest stays
  // in the office.
  wall(upload, {
    office: { rows: everyRow, ...readAndWrite },
    agent: {
      // Papers of suppliers too, as far as agencies see their records.
      rows: `is_public or (${ofMyAgency}) or exists (select from supplier_attachment a where a.upload_id = upload.id)`,
      ownRows: ofMyAgency,
      addRows: `${ofMyAgency} and created_by = ${me} and not is_public and used_at is null`,
      read: only(upload, ...shown, "id", "purpose", "name", "bytes"),
      add: true,
      change: only(upload, "isPublic", "usedAt", "createdAt"),
    },
    supplier: {
      // Papers too that the office shares with it, as far as it sees their records.
      rows: "is_public or exists (select from supplier_attachment a where a.upload_id = upload.id)",
      read: only(upload, ...shown, "id", "name", "bytes"),
    },
    public: { rows: "is_public", read: only(upload, ...shown) },
  }),
];
