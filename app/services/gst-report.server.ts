import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { type GstQuery, listGstEntries, showGstReport } from "#contract/money/gst-report.ts";

type Query = z.output<typeof GstQuery>;

/** The tax that a brand billed, or was paid. */
export const gstReportService = (api: ApiClient) => ({
  show: (query: z.input<typeof showGstReport.query>) => api.call(showGstReport, { query }),
  entries: (query: Query) => api.call(listGstEntries, { query }),
});
