import type { Tx } from "#api/db/client.ts";
import type { Party } from "#api/domain/files/change-party.ts";
import { shiftedBy } from "#api/domain/quotes/copy-rules.ts";
import type { SubmissionLine } from "#api/modules/bookings/submission.ts";
import { readFileLines, type FileLineRow } from "#api/modules/quotes/file-lines.ts";
import { planOf, type PricePlan } from "#api/modules/quotes/plan-prices.ts";
import { openWorkshop, priceWorkshop, type Asked } from "#api/modules/quotes/price-stored.ts";
import { readQuoteFile } from "#api/modules/quotes/read-file.ts";

type Change = {
  fileId: number;
  touched: readonly SubmissionLine[];
  /** How many travelled before. */
  people: number;
  party: Party;
  travelDate: string;
  now: Date;
};

/**
 * Prices the services of a booking that a change touches at the rates of today, for other dates or another party. Those
 * whose price was agreed by hand, and those for a part of the party, get none: somebody has to name it. Nothing is
 * written. In the scope of the system.
 */
export async function priceChange(tx: Tx, change: Change): Promise<PricePlan> {
  const file = await readQuoteFile(tx, change.fileId);
  const rows = await readFileLines(tx, change.fileId);
  const wanted = new Set(change.touched.map(({ id }) => id));
  const asked = rows.flatMap((line): (FileLineRow & Asked)[] => {
    const { optionCode } = line;
    const everyone = line.adults + line.children + line.infants === change.people;
    if (optionCode === null || !wanted.has(line.id) || !everyone || line.priceStatus === "manual") return [];
    return [{ ...shiftedBy(line, file.travelDate, change.travelDate), optionCode }];
  });
  const workshop = await openWorkshop(tx, file, change.party, asked, { now: change.now });
  return planOf(rows, asked, priceWorkshop(asked, workshop), workshop);
}
