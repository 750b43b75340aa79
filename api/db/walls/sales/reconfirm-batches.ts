import { reconfirmBatch } from "#api/db/schema/reconfirm-batch.ts";
import {
  allBut,
  mySupplier,
  ofMyBrand,
  only,
  readAndWrite,
  wall,
  words,
  type Wall,
} from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  wall(reconfirmBatch, {
    office: { rows: ofMyBrand, ...readAndWrite },
    supplier: {
      rows: `supplier_id = ${mySupplier}`,
      read: allBut(reconfirmBatch, "rotation", "tokenHash", "linkKey"),
    },
    // Whoever holds the link of the mail finds the batch by it, and is shown it by the calls.
    public: { rows: `token_hash = ${words("request_token_hash")}`, read: only(reconfirmBatch, "id") },
  }),
];
