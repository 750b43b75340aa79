import { resolveItinerary } from "#api/domain/itinerary/resolve.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { showAccount } from "#api/modules/client-files/account.ts";
import { assign, readConsultants } from "#api/modules/client-files/assign.ts";
import { bulkFiles } from "#api/modules/client-files/bulk.ts";
import { agentDesk, officeDesk } from "#api/modules/client-files/desks.ts";
import { historyOfFile } from "#api/modules/client-files/history.ts";
import { listAgent } from "#api/modules/client-files/list.ts";
import { listOffice } from "#api/modules/client-files/list-office.ts";
import { fileIdOf, showAgent, showOffice } from "#api/modules/client-files/show.ts";
import { undoBulk } from "#api/modules/client-files/undo-bulk.ts";
import { listInvoices } from "#api/modules/invoices/list-invoices.ts";
import { findOfFile } from "#api/modules/itineraries/repository.ts";
import { itineraryFile } from "#api/modules/itineraries/routes.ts";
import { textsIn } from "#api/texts/texts.ts";
import { showFileAccount } from "#contract/client-files/account.ts";
import { assignFile, listConsultants } from "#contract/client-files/assign.ts";
import { bulkOfficeFiles, undoBulkOfficeFiles } from "#contract/client-files/bulk.ts";
import { listFileInvoices } from "#contract/client-files/invoices.ts";
import {
  downloadAgentItinerary,
  downloadOfficeItinerary,
  listAgentFiles,
  listOfficeFiles,
  showAgentFile,
  showFileHistory,
  showOfficeFile,
} from "#contract/client-files/endpoints.ts";
import type { Locale } from "#contract/primitives.ts";
import { showAgentDesk, showOfficeDesk } from "#contract/system/desks.ts";

/** Client files of the back office and of agents. */
export const clientFileRoutes: Route[] = [
  route(listOfficeFiles, ({ query }, call) => listOffice(query, call)),
  route(bulkOfficeFiles, ({ body }, call) => bulkFiles(body, call)),
  route(undoBulkOfficeFiles, ({ body }, call) => undoBulk(body.request_id, call)),
  route(listConsultants, readConsultants),
  route(showOfficeFile, ({ params, query }, call) =>
    showOffice(params.uid, query.locale ?? call.locale, call),
  ),
  route(showFileHistory, historyOfFile),
  route(listFileInvoices, listInvoices),
  route(downloadOfficeItinerary, ({ params, query }, call) => document(params, query.locale, call)),
  route(assignFile, assign),
  route(listAgentFiles, ({ query }, call) => listAgent(query, call)),
  route(showAgentFile, ({ params, query }, call) =>
    showAgent(params.reference, query.locale ?? call.locale, call),
  ),
  route(showFileAccount, showAccount),
  route(downloadAgentItinerary, ({ params, query }, call) => document(params, query.locale, call)),
  route(showOfficeDesk, (_input, call) => officeDesk(call)),
  route(showAgentDesk, (_input, call) => agentDesk(call)),
];

async function document(
  key: { uid: string } | { reference: string },
  locale: Locale | undefined,
  call: Call,
) {
  const snapshot = await findOfFile(call, await fileIdOf(key, call));
  if (!snapshot) throw notFound(textsIn(call.locale).itineraryNotFound);
  return itineraryFile(resolveItinerary(snapshot, locale ?? call.locale), call);
}
