import { auditHead, auditLog } from "./schema/audit.ts";
import { clientFileLabel, label } from "./schema/label.ts";
import { everyRow, me, ofMyBrand, ofVisibleFile, only, readAndWrite, wall, type Wall } from "./wall.ts";

/** Numbers and hashes: a lane says nothing about what happened. */
const lanes = { rows: everyRow, ...readAndWrite } as const;

/** Tables of the records that belong to no brand or to several, by the name that the log calls their kind. */
const recordsOfNoBrand = {
  alert: "itinerary_alert",
  "itinerary-location": "place",
  label: "label",
  package: "package",
  "saved-view": "saved_view",
  supplier: "supplier",
  user: "user",
} as const;

/** An entry without a brand is for whoever may read the record that it tells of. */
const ofVisibleRecord = `brand_id is null and case subject_type ${Object.entries(recordsOfNoBrand)
  .map(([type, table]) => `when '${type}' then exists (select from "${table}" r where r.uid = subject_uid)`)
  .join(" ")} else false end`;

/** The walls around what the office keeps about its records: labels, and the log of who changed what. */
export const recordWalls: Wall[] = [
  // Labels are the office's own words about a file; nobody else reads them.
  wall(label, { office: { rows: everyRow, ...readAndWrite, remove: true } }),
  wall(clientFileLabel, {
    // How often a label is used counts over all brands; a pair of numbers says nothing about the file.
    office: {
      rows: everyRow,
      ownRows: ofVisibleFile("client_file_label"),
      read: true,
      add: true,
      remove: true,
    },
  }),

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
