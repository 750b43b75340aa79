import { route, type Route } from "#api/http/mount.ts";
import {
  downloadFileStatement,
  downloadReceipt,
  downloadStatement,
} from "#api/modules/money/statements/download-statement.ts";
import { listStatement, showStatement } from "#api/modules/money/statements/show-statement.ts";
import {
  downloadAgentFileStatement,
  downloadAgentReceipt,
  downloadAgentStatement,
  downloadOfficeFileStatement,
  downloadOfficeReceipt,
  downloadOfficeStatement,
  listAgentStatement,
  listOfficeStatement,
  showAgentStatement,
  showOfficeStatement,
} from "#contract/money/statements.ts";

/** Accounts of agencies and files, on the page and on paper. */
export const statementRoutes: Route[] = [
  route(showAgentStatement, showStatement),
  route(listAgentStatement, listStatement),
  route(downloadAgentStatement, downloadStatement),
  route(showOfficeStatement, showStatement),
  route(listOfficeStatement, listStatement),
  route(downloadOfficeStatement, downloadStatement),
  route(downloadOfficeFileStatement, downloadFileStatement),
  route(downloadAgentFileStatement, downloadFileStatement),
  route(downloadOfficeReceipt, downloadReceipt),
  route(downloadAgentReceipt, downloadReceipt),
];
