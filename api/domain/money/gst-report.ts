import type { GstPart } from "./gst-parts.ts";
import { taxCodes, type TaxCode } from "./history-shapes.ts";
import { exact } from "./book.ts";

/** What a month comes to under a tax code; what was taken back is apart from what was billed. Cents. */
export type GstTotal = {
  month: string;
  kind: GstPart["kind"];
  taxCode: TaxCode;
  cents: number;
  gst: number;
  /** So many documents or payments make it up. */
  parts: number;
};

/** The totals of a report by month, then what was billed before what was taken back, then tax code. */
export function gstTotals(parts: readonly GstPart[]): GstTotal[] {
  const totals = new Map<string, GstTotal>();
  for (const { on, kind, taxCode, cents, gst } of parts) {
    const month = on.slice(0, 7);
    const key = `${month} ${kind} ${taxCodes.indexOf(taxCode)}`;
    const total = totals.get(key) ?? { month, kind, taxCode, cents: 0, gst: 0, parts: 0 };
    totals.set(key, {
      ...total,
      cents: exact(total.cents + cents),
      gst: exact(total.gst + gst),
      parts: total.parts + 1,
    });
  }
  return [...totals].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total);
}
