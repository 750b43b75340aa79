import { route, type Route } from "#api/http/mount.ts";
import { assign, readConsultants } from "#api/modules/sales/client-files/assign.ts";
import { bulkFiles } from "#api/modules/sales/client-files/bulk.ts";
import { agentDesk, officeDesk } from "#api/modules/sales/client-files/desks.ts";
import { historyOfFile } from "#api/modules/sales/client-files/history.ts";
import { listAgent } from "#api/modules/sales/client-files/list.ts";
import { listOffice } from "#api/modules/sales/client-files/list-office.ts";
import { showAgent, showOffice } from "#api/modules/sales/client-files/show.ts";
import { undoBulk } from "#api/modules/sales/client-files/undo-bulk.ts";
import { assignFile, listConsultants } from "#contract/sales/client-files/assign.ts";
import { bulkOfficeFiles, undoBulkOfficeFiles } from "#contract/sales/client-files/bulk.ts";
import {
  listAgentFiles,
  listOfficeFiles,
  showAgentFile,
  showFileHistory,
  showOfficeFile,
} from "#contract/sales/client-files/endpoints.ts";
import { showAgentDesk, showOfficeDesk } from "#contract/sales/desks.ts";

/** Client files of the back office and of agents. */
export const clientFileRoutes: Route[] = [
  route(listOfficeFiles, ({ query }, call) => listOffice(query, call)),
  route(bulkOfficeFiles, ({ body }, call) => bulkFiles(body, call)),
  route(undoBulkOfficeFiles, ({ body }, call) => undoBulk(body.request_id, call)),
  route(listConsultants, readConsultants),
  route(showOfficeFile, ({ params, query }, call) =>
    showOffice(params.uid, { part: query.part, locale: query.locale ?? call.locale }, call),
  ),
  route(showFileHistory, historyOfFile),
  route(assignFile, assign),
  route(listAgentFiles, ({ query }, call) => listAgent(query, call)),
  route(showAgentFile, ({ params, query }, call) =>
    showAgent(params.reference, { part: query.part, locale: query.locale ?? call.locale }, call),
  ),
  route(showOfficeDesk, officeDesk),
  route(showAgentDesk, agentDesk),
];
