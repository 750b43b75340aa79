import { auditHead, auditLog } from "#api/db/schema/audit.ts";
import { me, ofMyBrand, everyRow, readAndWrite, wall, only, type Wall } from "#api/db/walls/wall.ts";

/** Numbers and hashes: a lane says nothing about what happened. */
const lanes = { rows: everyRow, ...readAndWrite } as const;

/**
 * The walls around the log of who changed what. An entry without a brand is for whoever may read the record that it
 * tells of, which is one of the tables of these walls.
 */
export function auditWalls(others: readonly Wall[]): Wall[] {
  const ofVisibleRecord = `brand_id is null and case subject_type ${others
    .flatMap(({ table, record = [], recordKey }) =>
      [record].flat().map((name) => ({ table, record: name, recordKey })),
    )
    .toSorted((one, other) => (one.record < other.record ? -1 : 1))
    .map(
      ({ table, record, recordKey }) =>
        `when '${record}' then exists (select from "${table}" r where r."${recordKey}" = subject_uid)`,
    )
    .join(" ")} else false end`;
  return [
    // The audit log. Accounts add in their own name; only the office reads. What the public does is written by the system.
    wall(auditLog, {
      office: {
        rows: `${ofMyBrand} or ${ofVisibleRecord}`,
        ownRows: `actor_id = ${me}`,
        read: true,
        add: true,
      },
      agent: { rows: "false", ownRows: `actor_id = ${me}`, read: only(auditLog, "id"), add: true },
      supplier: { rows: "false", ownRows: `actor_id = ${me}`, read: only(auditLog, "id"), add: true },
    }),
    wall(auditHead, { office: lanes, agent: lanes, supplier: lanes }),
  ];
}
