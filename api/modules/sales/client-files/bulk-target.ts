import { and, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { searchOf } from "#api/modules/sales/client-files/list-office.ts";
import type { bulkOfficeFiles } from "#contract/sales/client-files/bulk.ts";

export type BulkBody = z.output<typeof bulkOfficeFiles.body>;

/** The condition of the files a bulk call means: those it names, or all that the filter of the list finds. */
export async function targetOf(tx: Tx, { target }: BulkBody, call: Call): Promise<SQL | undefined> {
  if ("uids" in target)
    return and(visibleFiles(call), sql`${clientFile.uid} = any(${sql.param(target.uids)})`);
  const search = await searchOf(tx, target.filter, call);
  return search ? and(search.plain, search.words) : sql`false`;
}

/** Files behind the one where the last call stopped. */
export function behind(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  return sql`${clientFile.id} > (select last.id from client_file last where last.uid = ${after})`;
}
