import { sql, type SQL } from "drizzle-orm";
import { endedList } from "#api/db/ended-line.ts";
import { paidTypes } from "#contract/money/ledger-words.ts";

const paid = sql.join(
  paidTypes.map((type) => sql`${type}`),
  sql`, `,
);

/** What was received for a row of `client_file`, less what went back, in cents. */
const received = sql`(
  select coalesce(-sum(entry.value_cents), 0)::int from account_transaction entry
  where entry.file_id = client_file.id and entry.type in (${paid})
)`;

/** What a row of `client_file` comes to, in cents: the net of the services that count, and fees. A quote comes to nothing. */
const due = sql`(
  select (coalesce(sum(line.penalty_cents), 0) + coalesce(sum(price.net_cents) filter (
    where line.costed and line.kind = 'included' and line.status not in (${endedList})), 0))::int
  from service_line line
  left join line_price price on price.line_id = line.id and price.is_current
  where line.file_id = client_file.id and client_file.kind = 'booking'
)`;

/** What is to go back of a row of `client_file`, in cents; not above 0 where it is not overpaid. */
export const overpaidCents: SQL<number> = sql<number>`(${received} - ${due})`;

/** True of a row of `client_file` for which more was received than it comes to. */
export const isOverpaid: SQL = sql`(${received} > ${due})`;
