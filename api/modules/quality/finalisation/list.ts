import { asc, inArray, sql } from "drizzle-orm";
import { orderedBy } from "#api/db/ordered-by.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { presentRows } from "#api/modules/quality/finalisation/present-rows.ts";
import { readClock, trackedFiles, trackedRows } from "#api/modules/quality/finalisation/tracked-files.ts";
import type { listFinalisations } from "#contract/quality/finalisation/endpoints.ts";

const sortColumns = {
  travel_date: clientFile.travelDate,
  reference: clientFile.reference,
  name: clientFile.name,
};

/**
 * A page of the tracker. Only trips of the next weeks are read, by the index of their dates, and the checks of the files
 * on the page alone.
 */
export function listTracked({ query }: InputOf<typeof listFinalisations>, call: Call) {
  const { filter, page, per_page: perPage, sort } = query;
  return call.database.inScope(call.scope, async (tx) => {
    const clock = await readClock(tx, call);
    const where = trackedFiles(filter, clock, call);
    const wished = orderedBy(sort.length > 0 ? sort : (["travel_date"] as const), sortColumns);
    const order = [...wished, asc(clientFile.id)];
    const ofPage = tx
      .select({ id: clientFile.id })
      .from(clientFile)
      .where(where)
      .orderBy(...order)
      .limit(perPage)
      .offset((page - 1) * perPage);
    const rows = await trackedRows(tx)
      .where(inArray(clientFile.id, ofPage))
      .orderBy(...order);
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(clientFile)
      .where(where);
    return { rows: await presentRows(tx, rows, clock), total: counted?.total ?? 0, page, perPage };
  });
}
