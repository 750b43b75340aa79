import type { Tx } from "#api/db/client.ts";
import { shiftedBy } from "#api/domain/quotes/copy-rules.ts";
import { countTypes } from "#api/domain/files/file-party.ts";
import type { Party } from "#api/domain/files/change-party.ts";
import type { MovedLine, NewService, StoredTrip } from "#api/modules/sales/booking-changes/change-parts.ts";
import type { SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import type { FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { planOf, type PricePlan } from "#api/modules/sales/prices/plan-prices.ts";
import { openWorkshop, priceWorkshop, type Asked } from "#api/modules/sales/prices/price-stored.ts";

type Change = {
  touched: readonly SubmissionLine[];
  /** Those of them that are put on days of their own. */
  moved: ReadonlyMap<number, MovedLine>;
  /** The whole trip changes, its date or its party. */
  isWhole: boolean;
  /** How many travelled before. */
  people: number;
  party: Party;
  /** What comes in, for all of the party. */
  comes: readonly NewService[];
  travelDate: string;
  now: Date;
};

/**
 * Prices the services of a booking that a change touches at the rates of today, for other dates or another party. Those
 * whose price was agreed by hand, and those for a part of the party, get none: somebody has to name it. What comes in is
 * priced with them; where the trip as a whole stays the rounding of the people's prices stays as it is. Nothing is written.
 * In the scope of the system.
 */
export async function priceChange(tx: Tx, { file, rows }: StoredTrip, change: Change): Promise<PricePlan> {
  const wanted = new Set(change.touched.map(({ id }) => id));
  const asked = rows.flatMap((line): (FileLineRow & Asked)[] => {
    const { optionCode } = line;
    const everyone = line.adults + line.children + line.infants === change.people;
    if (optionCode === null || !wanted.has(line.id) || !everyone || line.priceStatus === "manual") return [];
    const { id: _id, ...own } = change.moved.get(line.id) ?? { id: line.id };
    return [{ ...shiftedBy(line, file.travelDate, change.travelDate), ...own, optionCode }];
  });
  const all = [...asked, ...change.comes.map((one) => rowToCome(one, change.party))];
  const workshop = await openWorkshop(tx, file, change.party, all, { now: change.now });
  const plan = planOf(rows, all, priceWorkshop(all, workshop), workshop);
  return change.isWhole && change.touched.length > 0 ? plan : { ...plan, rounding: null };
}

function rowToCome({ id, asked, stored }: NewService, { travellers }: Party): FileLineRow & Asked {
  return {
    id,
    uid: `new ${-id}`,
    dayNo: 0,
    seq: 0,
    kind: "included",
    costed: false,
    serviceType: stored.serviceType,
    optionId: stored.id,
    optionUnit: stored.secondUnit,
    startTimes: stored.startTimes,
    class: stored.class,
    supplierName: stored.supplierName,
    place: stored.place,
    name: stored.name,
    comment: stored.comment,
    units: 1,
    qty: 1,
    askedQty: null,
    chargeBasis: stored.chargeBasis,
    ...countTypes(travellers),
    status: "QU",
    priceStatus: "no_rate",
    price: null,
    ...asked,
  };
}
