import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isEnded } from "#api/domain/files/ended-line.ts";
import type { Tx } from "#api/db/client.ts";
import { unseen } from "#api/db/planning.ts";
import { prepared } from "#api/db/prepared.ts";
import { supplier } from "#api/db/schema/company.ts";
import { tourBooking } from "#api/db/schema/tour-booking.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { displayedConfirmation } from "#api/domain/itinerary/confirmation.ts";
import { cancelDue } from "#api/modules/files/client-file/cancel-due.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { Locale } from "#contract/primitives.ts";

const waitingPrice = alias(linePrice, "waiting_price");
const waitingCost = alias(lineCost, "waiting_cost");

const agentColumns = {
  uid: serviceLine.uid,
  day_no: serviceLine.dayNo,
  seq: serviceLine.seq,
  service_type: serviceLine.serviceType,
  name: serviceLine.name,
  comment: serviceLine.comment,
  supplier_name: sql<string>`coalesce(${supplier.internetName}, '')`,
  date_from: serviceLine.dateFrom,
  date_to: serviceLine.dateTo,
  start_time: serviceLine.startTime,
  end_time: serviceLine.endTime,
  units: serviceLine.units,
  qty: serviceLine.qty,
  kind: serviceLine.kind,
  costed: serviceLine.costed,
  packageSlot: serviceLine.packageSlot,
  departureId: serviceLine.departureId,
  status: serviceLine.status,
  confirmation: serviceLine.confirmation,
  voucher_no: serviceLine.voucherNo,
  remarks: serviceLine.remarks,
  heldUntil: tourBooking.holdUntil,
  estimate: sql<boolean>`${serviceLine.priceStatus} = 'estimate'`,
  sell_cents: sql<number>`coalesce(${linePrice.sellCents}, 0)`,
  commission_cents: sql<number>`coalesce(${linePrice.commissionCents}, 0)`,
  net_cents: sql<number>`coalesce(${linePrice.netCents}, 0)`,
  gst_cents: sql<number>`coalesce(${linePrice.gstCents}, 0)`,
  waiting_price: {
    sell_cents: waitingPrice.sellCents,
    commission_cents: waitingPrice.commissionCents,
    net_cents: waitingPrice.netCents,
  },
};

const currentPrice = and(eq(linePrice.lineId, serviceLine.id), linePrice.isCurrent);
const priceToCome = and(eq(waitingPrice.lineId, serviceLine.id), waitingPrice.isWaiting);
/** Seats of a tour that are an option and not sold. */
const heldSeats = and(eq(tourBooking.lineId, serviceLine.id), sql`${tourBooking.status} = 'held'`);
const inOrder = [asc(serviceLine.dayNo), asc(serviceLine.seq)];

const ofFile = eq(serviceLine.fileId, unseen(sql.placeholder("fileId"), "int"));

const agentRows = prepared((tx) =>
  tx
    .select(agentColumns)
    .from(serviceLine)
    .leftJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .leftJoin(linePrice, currentPrice)
    .leftJoin(waitingPrice, priceToCome)
    .leftJoin(tourBooking, heldSeats)
    .where(ofFile)
    .orderBy(...inOrder)
    .prepare("agent_lines"),
);

const officeRows = prepared((tx) =>
  tx
    .select({
      ...agentColumns,
      supplier_remarks: serviceLine.supplierRemarks,
      internal_note: serviceLine.internalNote,
      optionId: serviceLine.optionId,
      supplierId: serviceLine.supplierId,
      priceStatus: serviceLine.priceStatus,
      hasPrice: sql<boolean>`${linePrice.id} is not null`,
      cancelDueAt: cancelDue,
      cost_cents: sql<number>`coalesce(${lineCost.costCents}, 0)`,
      waitingCost: waitingCost.costCents,
    })
    .from(serviceLine)
    .leftJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .leftJoin(linePrice, currentPrice)
    .leftJoin(waitingPrice, priceToCome)
    .leftJoin(tourBooking, heldSeats)
    .leftJoin(lineCost, and(eq(lineCost.lineId, serviceLine.id), lineCost.isCurrent))
    .leftJoin(waitingCost, and(eq(waitingCost.lineId, serviceLine.id), waitingCost.isWaiting))
    .where(ofFile)
    .orderBy(...inOrder)
    .prepare("office_lines"),
);

/** Service lines as agents may read them; the query touches no table that holds a cost. */
export async function readAgentLines(tx: Tx, fileId: number, locale: Locale) {
  const rows = await agentRows(tx, { fileId });
  return rows.map((row) => translated(row, locale));
}

/** Service lines of the back office; cost and yield only for those who may see them. */
export async function readOfficeLines(tx: Tx, fileId: number, locale: Locale, seesCost: boolean) {
  const rows = await officeRows(tx, { fileId });
  const earned = (net: number, cost: number) =>
    seesCost ? { cost_cents: cost, yield_cents: net - cost } : { cost_cents: null, yield_cents: null };
  return rows.map(({ waitingCost: costToCome, ...row }) => ({
    ...translated(row, locale),
    ...earned(row.net_cents, row.cost_cents),
    waiting_price: row.waiting_price && {
      ...row.waiting_price,
      ...earned(row.waiting_price.net_cents, costToCome ?? 0),
    },
  }));
}

type Texts = Pick<typeof serviceLine.$inferSelect, "name" | "comment" | "remarks" | "confirmation"> & {
  heldUntil: Date | null;
};

function translated<Row extends Texts>({ heldUntil, ...row }: Row, locale: Locale) {
  return {
    ...row,
    name: inLanguage(row.name, locale) ?? "",
    comment: inLanguage(row.comment, locale),
    remarks: inLanguage(row.remarks, locale),
    confirmation: displayedConfirmation(row.confirmation),
    seats_held_until: heldUntil?.toISOString() ?? null,
  };
}

/** Whether a line counts in the total of its file. */
export function counts(line: { costed: boolean; kind: string; status: string }): boolean {
  return line.costed && line.kind === "included" && !isEnded(line);
}

type Priced = {
  costed: boolean;
  kind: string;
  status: string;
  sell_cents: number;
  commission_cents: number;
  net_cents: number;
  gst_cents: number;
};

/** Sums over the lines that count in the total of a file. Integer cents. */
export function totalsOf<Line extends Priced>(lines: Line[]) {
  const counted = lines.filter(counts);
  const sum = (pick: (line: Line) => number) => counted.reduce((total, line) => total + pick(line), 0);
  return {
    counted,
    totals: {
      sell_cents: sum((line) => line.sell_cents),
      commission_cents: sum((line) => line.commission_cents),
      net_cents: sum((line) => line.net_cents),
      gst_cents: sum((line) => line.gst_cents),
    },
  };
}
