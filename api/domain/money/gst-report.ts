import type { GstPart } from "./gst-parts.ts";
import { taxCodes, type TaxCode } from "./history-shapes.ts";
import { sumOf } from "./book.ts";

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
  const groups = new Map<string, GstPart[]>();
  for (const part of parts) {
    const key = `${part.on.slice(0, 7)} ${part.kind} ${taxCodes.indexOf(part.taxCode)}`;
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => totalOf(group));
}

function totalOf(group: readonly GstPart[]): GstTotal[] {
  const [first] = group;
  if (!first) return [];
  return [
    {
      month: first.on.slice(0, 7),
      kind: first.kind,
      taxCode: first.taxCode,
      cents: sumOf(group, ({ cents }) => cents),
      gst: sumOf(group, ({ gst }) => gst),
      parts: group.length,
    },
  ];
}
