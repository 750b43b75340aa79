import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import type { FileAnswer } from "#app/services/http/call-types.ts";
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
  type StatementQuery,
} from "#contract/money/statements.ts";

type Query = z.output<typeof StatementQuery>;
type Period = z.input<typeof showAgentStatement.query>;

/** The account of an agency: the caller's own, or to the office that of the agency of a file. */
export const statementService = (api: ApiClient, file?: string) =>
  file === undefined
    ? {
        show: (query: Period) => api.call(showAgentStatement, { query }),
        entries: (query: Query) => api.call(listAgentStatement, { query }),
      }
    : {
        show: ({ from, to }: Period) =>
          api.call(showOfficeStatement, { params: { uid: file }, query: { from, to } }),
        entries: (query: Query) => api.call(listOfficeStatement, { params: { uid: file }, query }),
      };

/** Statements and receipts as PDF; files by uid for the office, by reference for their agency. */
export const accountPapers = (api: ApiClient, isOffice: boolean) => ({
  agency: (file: string, query: Period): Promise<FileAnswer> =>
    isOffice
      ? api.call(downloadOfficeStatement, {
          params: { uid: file },
          query: { from: query.from, to: query.to },
        })
      : api.call(downloadAgentStatement, { query }),
  file: (file: string): Promise<FileAnswer> =>
    isOffice
      ? api.call(downloadOfficeFileStatement, { params: { uid: file } })
      : api.call(downloadAgentFileStatement, { params: { reference: file } }),
  receipt: (file: string, seq: number): Promise<FileAnswer> =>
    isOffice
      ? api.call(downloadOfficeReceipt, { params: { uid: file, seq } })
      : api.call(downloadAgentReceipt, { params: { reference: file, seq } }),
});
