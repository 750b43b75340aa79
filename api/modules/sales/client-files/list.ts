import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { ownFiles } from "#api/modules/sales/client-files/desk-whose.ts";
import { labelsOfFile } from "#api/modules/sales/client-files/file-labels.ts";
import { yieldOfFile } from "#api/modules/sales/client-files/list-yield.ts";
import { agency } from "#api/db/schema/company.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import type { AgentFileQuery } from "#contract/sales/client-files/endpoints.ts";
import type { z } from "zod";

type AgentQuery = z.output<typeof AgentFileQuery>;

export const consultant = alias(user, "consultant");
export const agentUser = alias(user, "agent_user");

/** Columns of a row in either list. */
export const fileColumns = {
  uid: clientFile.uid,
  reference: clientFile.reference,
  kind: clientFile.kind,
  name: clientFile.name,
  agent_reference: clientFile.agentReference,
  related_reference: clientFile.relatedReference,
  travel_date: clientFile.travelDate,
  end_date: clientFile.endDate,
  pax_count: clientFile.paxCount,
  status: clientFile.status,
};

function agentConditions(filter: AgentQuery["filter"], call: Call) {
  return [
    filter.q ? everyWordOf(filter.q) : undefined,
    filter.whose ? ownFiles(call.signedIn()) : undefined,
    filter.reference ? contains(clientFile.reference, filter.reference) : undefined,
    filter.agent_reference ? contains(clientFile.agentReference, filter.agent_reference) : undefined,
    filter.name ? contains(clientFile.name, filter.name) : undefined,
    filter.travel_date_from ? gte(clientFile.travelDate, filter.travel_date_from) : undefined,
    filter.travel_date_to ? lte(clientFile.travelDate, filter.travel_date_to) : undefined,
    filter.status ? eq(clientFile.status, filter.status) : undefined,
  ];
}

/**
 * Each word begins one of the file's (reference, names, travellers) or of the agent's name. An agency has few enough
 * files to look at them one by one.
 */
function everyWordOf(q: string) {
  return sql`search_words(${q}) is not null and not exists (
    select from unnest(search_words(${q})) as word
    where ${clientFile.searchText} !~ (' [fnryt]' || word)
      and not exists (select from ${user} where ${user.id} = ${clientFile.agentUserId}
        and ' ' || array_to_string(search_words(${user.name}), ' ') like '% ' || word || '%'))`;
}

const sortColumns = {
  travel_date: clientFile.travelDate,
  reference: clientFile.reference,
  name: clientFile.name,
  status: clientFile.status,
};

/** Order of My Files by the wished keys, then by the newest file, so that every row has its place. */
function orderOf(sort: AgentQuery["sort"]) {
  const wished = sort.length > 0 ? sort : (["-travel_date"] as const);
  return [...orderedBy(wished, sortColumns), desc(clientFile.id)];
}

const officeColumns = {
  id: clientFile.id,
  ...fileColumns,
  brand: brand.code,
  agency_id: agency.id,
  agency_name: agency.name,
  consultant_name: consultant.name,
  labels: labelsOfFile,
};

/**
 * Rows as the client-files list shows them, for any condition, with what each file earns where that may be seen. The
 * ids are for the API itself and never leave it.
 */
export function officeRows(tx: Tx, { withYield = false } = {}) {
  return tx
    .select({ ...officeColumns, ...(withYield && { yield_cents: yieldOfFile }) })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .leftJoin(consultant, eq(consultant.id, clientFile.consultantId))
    .$dynamic();
}

/** A page of My Files. */
export function listAgent(query: AgentQuery, call: Call) {
  const { filter, page, per_page: perPage } = query;
  const where = and(visibleFiles(call), ...agentConditions(filter, call));
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await agentRows(tx)
      .where(where)
      .orderBy(...orderOf(query.sort))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(clientFile)
      .where(where);
    return { rows, total: counted?.total ?? 0, page, perPage };
  });
}

/** Rows as My Files shows them, for any condition. */
export function agentRows(tx: Tx) {
  return tx
    .select({ ...fileColumns, agent_name: sql<string>`coalesce(${agentUser.name}, '')` })
    .from(clientFile)
    .leftJoin(agentUser, eq(agentUser.id, clientFile.agentUserId))
    .$dynamic();
}
