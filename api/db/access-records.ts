import { auditHead, auditLog } from "./schema/audit.ts";
import { clientFileLabel, label } from "./schema/label.ts";
import { everyRow, me, ofMyBrand, ofVisibleFile, only, readAndWrite, wall, type Wall } from "./wall.ts";

/** Numbers and hashes: a lane says nothing about what happened. */
const lanes = { rows: everyRow, ...readAndWrite } as const;

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

  // The audit log. Everybody adds in their own name; only the office reads.
  wall(auditLog, {
    office: { rows: `brand_id is null or ${ofMyBrand}`, ownRows: `actor_id = ${me}`, read: true, add: true },
    agent: { rows: "false", ownRows: `actor_id = ${me}`, read: only(auditLog, "id"), add: true },
    supplier: { rows: "false", ownRows: `actor_id = ${me}`, read: only(auditLog, "id"), add: true },
    public: { rows: "false", ownRows: "actor_id is null", read: only(auditLog, "id"), add: true },
  }),
  wall(auditHead, { office: lanes, agent: lanes, supplier: lanes, public: lanes }),
];
