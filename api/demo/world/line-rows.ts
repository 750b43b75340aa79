import type { TranslatedText } from "#contract/primitives.ts";
import type { serviceLine } from "#api/db/schema/service-line.ts";
import { dateAfter, seedUid } from "#api/demo/world/seed-keys.ts";
import type { BoughtLine, FileSeed, MeetingSeed, OwnLine } from "./file-seed.ts";
import type { ProductSeed } from "./product-seed.ts";
import { productSeeds } from "./products.ts";

const products = new Map(productSeeds.map((seed) => [seed.code, seed]));
/** An hour of grace, less a minute, before a rental car costs another day (domain 4.1). */
const graceMinutes = 59;

/** One seeded line with all its values, before codes are replaced by numbers of records. */
export type LineSeedRow = ReturnType<typeof lineRow> & {
  option: ProductSeed | null;
  /** Rooms of the file (from 1) that the service is for. */
  forRooms: number[];
  priceStatus?: (typeof serviceLine.$inferInsert)["priceStatus"];
};

/** All lines of a file in order, with dates relative to the first day. */
export function lineRows(file: FileSeed, firstDay: string): LineSeedRow[] {
  let voucher = 0;
  return file.days.flatMap((day, dayIndex) =>
    (day.lines ?? []).map((line, lineIndex) => {
      const dayNo = dayIndex + 1;
      const seq = (lineIndex + 1) * 10;
      const date = dateAfter(firstDay, dayIndex);
      const position = {
        uid: seedUid("line", `${file.reference}:${dayNo}:${seq}`),
        dayNo,
        seq,
        dateFrom: date,
        startTime: line.at ?? null,
        endTime: line.until ?? null,
        remarks: line.remarks ?? null,
        ...partyOf(file, "own" in line ? undefined : line.forRooms),
      };
      if ("own" in line) {
        return { ...lineRow({ ...position, ...ownFields(line, date) }), option: null, forRooms: [] };
      }
      const option = optionOf(line.option);
      const secured = line.status === "OK" || line.status === "AL" || line.status === "AM";
      if (secured) voucher += 1;
      const voucherNo = secured ? `${file.reference}-${String(voucher).padStart(2, "0")}` : null;
      const row = lineRow({ ...position, ...boughtFields(line, option, date), voucherNo });
      return { ...row, option, forRooms: line.forRooms ?? file.rooms.map((_room, index) => index + 1) };
    }),
  );
}

type Position = {
  uid: string;
  dayNo: number;
  seq: number;
  dateFrom: string;
  startTime: string | null;
  endTime: string | null;
  remarks: TranslatedText | null;
  adults: number;
  children: number;
  infants: number;
};
type Fields = ReturnType<typeof ownFields> | (ReturnType<typeof boughtFields> & { voucherNo: string | null });

function lineRow(row: Position & Fields) {
  return row;
}

function ownFields(line: OwnLine, date: string) {
  return {
    kind: line.own,
    costed: false,
    serviceType: line.serviceType,
    placeCode: line.place,
    name: line.name,
    comment: null,
    dateTo: dateAfter(date, line.nights ?? 0),
    units: line.nights ?? 1,
    qty: 1,
    extras: [] as string[],
    // Nothing is asked of anybody, so it is as certain as the trip.
    status: "OK" as const,
    confirmation: null,
    voucherNo: null,
    voucherText: null,
    supplierRemarks: null,
    internalNote: null,
    pickup: null,
    dropoff: null,
    phone: null,
    address: null,
    lat: null,
    lng: null,
  };
}

function boughtFields(line: BoughtLine, option: ProductSeed, date: string) {
  const kind = line.kind ?? "included";
  const units = line.units ?? 1;
  const dateTo = lastDate(line, option, date);
  return {
    kind,
    costed: kind === "included",
    serviceType: option.serviceType,
    placeCode: option.place,
    name: option.name,
    comment: option.comment ?? null,
    dateTo,
    units,
    qty: line.qty ?? 1,
    extras: line.extras ?? [],
    status: line.status,
    confirmation: line.confirmation ?? null,
    voucherText: option.voucherText,
    supplierRemarks: line.supplierRemarks ?? null,
    internalNote: line.internalNote ?? null,
    pickup: meeting(line.pickup, date),
    dropoff: meeting(line.dropoff, dateTo),
    phone: option.phone,
    address: option.address,
    lat: option.lat,
    lng: option.lng,
  };
}

function lastDate(line: BoughtLine, option: ProductSeed, date: string): string {
  const units = line.units ?? 1;
  if (option.secondUnit === "night") return dateAfter(date, units);
  if (option.nights) return dateAfter(date, option.nights);
  if (option.secondUnit !== "day24h") return date;
  const over = minutesOf(line.dropoff?.time) - minutesOf(line.pickup?.time);
  return dateAfter(date, over > graceMinutes ? units - 1 : units);
}

function minutesOf(time: string | null | undefined): number {
  return time ? Number(time.slice(0, 2)) * 60 + Number(time.slice(2)) : 0;
}

function meeting(seed: MeetingSeed | undefined, date: string) {
  return seed ? { date, time: seed.time, point: seed.point, remark: seed.remark ?? null } : null;
}

/** How many take part: who sleeps in the rooms that are named, else everybody. */
function partyOf({ pax, rooms }: FileSeed, forRooms?: readonly number[]) {
  const sleepers = forRooms?.flatMap((seq) => rooms[seq - 1]?.sleepers ?? []);
  const people = sleepers ? pax.filter((_person, index) => sleepers.includes(index + 1)) : pax;
  const count = (type: string) => people.filter((person) => (person.type ?? "A") === type).length;
  return { adults: count("A"), children: count("C"), infants: count("I") };
}

function optionOf(code: string): ProductSeed {
  const found = products.get(code);
  if (!found) throw new RangeError(`The seed has no option ${code}`);
  return found;
}
