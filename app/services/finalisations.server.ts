import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import type { BulkTarget } from "#contract/bulk.ts";
import {
  bulkFinalisations,
  finaliseFile,
  listFinalisations,
  reopenFile,
  showFinalisation,
  tickFinalisation,
  type FinalisationQuery,
  type finalisationVerbs,
} from "#contract/quality/finalisation/endpoints.ts";
import type { FinalisationTick } from "#contract/quality/finalisation/finalisation.ts";

type Headers = Record<string, string>;
type Query = z.output<typeof FinalisationQuery>;

/** The tracker of bookings that are to be finalised. */
export const finalisationService = (api: ApiClient) => ({
  list: (query: Query) => api.call(listFinalisations, { query }),
  get: (uid: string) => api.call(showFinalisation, { params: { uid } }),
  tick: (uid: string, body: { tick: FinalisationTick; on: boolean; lock_version: number }) =>
    api.call(tickFinalisation, { params: { uid }, body }),
  finalise: (uid: string, body: z.input<typeof finaliseFile.body>, headers: Headers) =>
    api.call(finaliseFile, { params: { uid }, body, headers }),
  reopen: (uid: string, body: z.input<typeof reopenFile.body>, headers: Headers) =>
    api.call(reopenFile, { params: { uid }, body, headers }),
  bulk: (
    action: (typeof finalisationVerbs)[number],
    target: BulkTarget<Query["filter"]>,
    { dryRun }: { dryRun: boolean },
  ) => api.call(bulkFinalisations, { body: { action, target, dry_run: dryRun } }),
});
