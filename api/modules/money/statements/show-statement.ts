import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findAccount, type Account, type AccountKey } from "#api/modules/money/statements/find-account.ts";
import {
  daysOf,
  readStatementEntries,
  readStatementSums,
} from "#api/modules/money/statements/read-entries.ts";
import type { BrandCode } from "#contract/primitives.ts";
import type {
  listAgentStatement,
  listOfficeStatement,
  showAgentStatement,
  showOfficeStatement,
  Statement,
} from "#contract/money/statements.ts";

/** So many entries fit into one document. */
export const documentHolds = 2000;

type Asked = InputOf<typeof showAgentStatement> | InputOf<typeof showOfficeStatement>;
type AskedEntries = InputOf<typeof listAgentStatement> | InputOf<typeof listOfficeStatement>;

/** Whose account a call is about. */
export function keyOf(input: { params?: unknown }, brand: BrandCode | undefined): AccountKey {
  const { params } = input;
  return isOfFile(params) ? { params } : { brand };
}

function isOfFile(params: unknown): params is { uid: string } {
  return typeof params === "object" && params !== null && "uid" in params;
}

/** The sums of the account of an agency over some days. */
export function showStatement(input: Asked, call: Call): Promise<Statement> {
  const { query } = input;
  return call.database.inScope(call.scope, async (tx) => {
    const account = await findAccount(tx, keyOf(input, "brand" in query ? query.brand : undefined), call);
    return presentStatement(tx, account, query, call);
  });
}

async function presentStatement(
  tx: Tx,
  account: Account,
  asked: Asked["query"],
  call: Call,
): Promise<Statement> {
  const { agency, brand, brands, today } = account;
  const days = daysOf(asked, today);
  const sums = await readStatementSums(tx, account, days, call);
  return {
    agency_name: agency.name,
    brand: brand.code,
    brands,
    currency: brand.currency,
    ...days,
    opening_cents: sums.opening,
    invoiced_cents: sums.invoiced,
    credits_cents: sums.credits,
    received_cents: sums.received,
    written_off_cents: sums.written_off,
    closing_cents: sums.closing,
    entries: sums.count,
    whole: call.scope.audience !== "agent" || call.scope.agencyWide,
    document_holds: documentHolds,
  };
}

/** A page of the entries of the account of an agency. */
export function listStatement(input: AskedEntries, call: Call) {
  const { filter, page, per_page: perPage } = input.query;
  return call.database.inScope(call.scope, async (tx) => {
    const account = await findAccount(tx, keyOf(input, filter.brand), call);
    const days = daysOf(filter, account.today);
    const { opening, count: total } = await readStatementSums(tx, account, days, call);
    const part = { days, opening, limit: perPage, offset: (page - 1) * perPage };
    return { rows: await readStatementEntries(tx, account, part, call), total, page, perPage };
  });
}
