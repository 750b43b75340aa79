import { route, type Route } from "#api/http/mount.ts";
import { listEntries, showReport } from "#api/modules/money/gst-report/show-report.ts";
import { listGstEntries, showGstReport } from "#contract/money/gst-report.ts";

/** The tax that a brand billed and was paid. */
export const gstReportRoutes: Route[] = [
  route(showGstReport, showReport),
  route(listGstEntries, listEntries),
];
