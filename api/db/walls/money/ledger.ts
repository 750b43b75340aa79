import { accountTransaction, creditNote, creditNoteLine, documentSeries } from "#api/db/schema/ledger.ts";
import {
  allBut,
  ofMyBrand,
  ofVisible,
  ofVisibleFile,
  readAndWrite,
  wall,
  type Wall,
} from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  wall(documentSeries, { office: { rows: ofMyBrand, ...readAndWrite } }),
  wall(creditNote, {
    office: { rows: ofMyBrand, read: true, add: true },
    agent: { rows: ofVisibleFile("credit_note"), read: true },
  }),
  wall(creditNoteLine, {
    office: { rows: ofVisible("credit_note", "credit_note_line"), read: true, add: true },
    agent: { rows: ofVisible("credit_note", "credit_note_line"), read: true },
  }),
  wall(accountTransaction, {
    office: { rows: ofMyBrand, read: true, add: true },
    // Why the house did something, and who of it, is its own.
    agent: {
      rows: ofVisibleFile("account_transaction"),
      read: allBut(accountTransaction, "note", "createdBy", "otherFileId"),
    },
  }),
];
