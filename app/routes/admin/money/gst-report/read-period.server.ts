import type { z } from "zod";
import type { GstQuery } from "#contract/money/gst-report.ts";

/** The days, the brand and the basis of a report that a list query asks for. */
export function readPeriod({ filter }: z.output<typeof GstQuery>) {
  const { from, to, brand, basis } = filter;
  return { ...(from && { from }), ...(to && { to }), ...(brand && { brand }), ...(basis && { basis }) };
}
