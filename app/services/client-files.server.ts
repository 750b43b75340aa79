import type { BulkTarget } from "#contract/bulk.ts";
import {
  bulkOfficeFiles,
  undoBulkOfficeFiles,
  type FileBulkResult,
  type FileVerb,
} from "#contract/sales/client-files/bulk.ts";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { assignFile, listConsultants } from "#contract/sales/client-files/assign.ts";
import { showFileAccount } from "#contract/money/account.ts";
import {
  downloadAgentConfirmation,
  downloadAgentItinerary,
  downloadOfficeItinerary,
  listAgentFiles,
  listOfficeFiles,
  showAgentFile,
  showAgentFileHead,
  showFileHistory,
  showOfficeFile,
  showOfficeFileHead,
  type AgentFileQuery,
  type OfficeFileQuery,
} from "#contract/sales/client-files/endpoints.ts";
import { listAgentInvoices, listFileInvoices } from "#contract/money/invoices.ts";
import { showFileYield } from "#contract/sales/yields/file-yield.ts";
import {
  closeItineraryLink,
  openItineraryLink,
  renewItineraryLink,
} from "#contract/sales/itineraries/link.ts";
import type { TripPaper } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { showAgentDesk, showOfficeDesk, type Whose } from "#contract/sales/desks.ts";
import type { z } from "zod";

/** Of a call that counts once however often it is sent. */
type Headers = Record<string, string>;

/** Client files as the back office reads them. */
export const officeFileService = (api: ApiClient) => ({
  desk: (whose?: Whose) => api.call(showOfficeDesk, { query: { whose } }),
  list: (query: z.output<typeof OfficeFileQuery>) => api.call(listOfficeFiles, { query }),
  bulk: (wish: FileBulk) => bulk(api, wish),
  bulkPiece: (wish: FileBulk, after: string | undefined) => bulkPiece(api, wish, after),
  undoBulk: (requestId: string) => api.call(undoBulkOfficeFiles, { body: { request_id: requestId } }),
  get: (uid: string) => api.call(showOfficeFile, { params: { uid } }),
  head: (uid: string) => api.call(showOfficeFileHead, { params: { uid }, query: { part: "head" } }),
  /** A long booking does much at once, which is to be read on one page. */
  history: (uid: string, page: number) =>
    api.call(showFileHistory, { params: { uid }, query: { page, per_page: 100 } }),
  /** What its agency is billed, and what is still to be billed. */
  invoices: (uid: string) => api.call(listFileInvoices, { params: { uid } }),
  /** What it earns; for those who may see what we pay. */
  yield: (uid: string) => api.call(showFileYield, { params: { uid } }),
  /** Who can look after files; of a file, who can look after that one. */
  consultants: (file?: string) => api.call(listConsultants, { query: { file } }),
  assign: (uid: string, body: z.input<typeof assignFile.body>) =>
    api.call(assignFile, { params: { uid }, body }),
  renewLink: (uid: string, version: number, headers: Headers) =>
    api.call(renewItineraryLink, { params: { uid }, body: { lock_version: version }, headers }),
  closeLink: (uid: string, version: number, headers: Headers) =>
    api.call(closeItineraryLink, { params: { uid }, body: { lock_version: version }, headers }),
  openLink: (uid: string, version: number, headers: Headers) =>
    api.call(openItineraryLink, { params: { uid }, body: { lock_version: version }, headers }),
  tripPaper: (uid: string, paper: TripPaper, locale: Locale) =>
    api.call(downloadOfficeItinerary, { params: { uid }, query: { paper, locale } }),
});

type OfficeFilter = z.output<typeof OfficeFileQuery>["filter"];
export type FileBulk = { action: FileVerb; target: BulkTarget<OfficeFilter>; value: string; dryRun: boolean };

const namedFailures = 100;

/** One call, for as many files as it takes at once; `next` of its answer is `after` of the following. */
function bulkPiece(
  api: ApiClient,
  { action, target, value, dryRun }: FileBulk,
  after: string | undefined,
): Promise<FileBulkResult> {
  const body = { action, target, value, dry_run: dryRun, ...(after && { after }) };
  return api.call(bulkOfficeFiles, { body });
}

/** Call by call until every file was looked at; each call is done for good, whatever becomes of the next. */
async function bulk(api: ApiClient, wish: FileBulk): Promise<FileBulkResult> {
  const sum: FileBulkResult = { affected: 0, unchanged: 0, failed: [], failed_count: 0, next: null };
  for (let after: string | null | undefined; after !== null;) {
    const part: FileBulkResult = await bulkPiece(api, wish, after);
    sum.affected += part.affected;
    sum.unchanged = (sum.unchanged ?? 0) + (part.unchanged ?? 0);
    sum.failed_count = (sum.failed_count ?? 0) + (part.failed_count ?? part.failed.length);
    sum.failed = [...sum.failed, ...part.failed].slice(0, namedFailures);
    after = part.next;
  }
  return sum;
}

/** Quotes and bookings as their agency reads them. */
export const agentFileService = (api: ApiClient) => ({
  desk: (whose?: Whose) => api.call(showAgentDesk, { query: { whose } }),
  list: (query: z.output<typeof AgentFileQuery>) => api.call(listAgentFiles, { query }),
  get: (reference: string) => api.call(showAgentFile, { params: { reference } }),
  head: (reference: string) =>
    api.call(showAgentFileHead, { params: { reference }, query: { part: "head" } }),
  /** What the agency pays for it, and when. */
  account: (reference: string) => api.call(showFileAccount, { params: { reference } }),
  /** What was issued of it, and how it was paid. */
  invoices: (reference: string) => api.call(listAgentInvoices, { params: { reference } }),
  tripPaper: (reference: string, paper: TripPaper, locale: Locale) =>
    api.call(downloadAgentItinerary, { params: { reference }, query: { paper, locale } }),
  confirmationDocument: (reference: string, locale: Locale) =>
    api.call(downloadAgentConfirmation, { params: { reference }, query: { locale } }),
});
