import type { Tx } from "#api/db/client.ts";
import type { StatementDocument } from "#api/documents/account/account-data.ts";
import type { Call } from "#api/http/context.ts";
import { findAccount, type AccountKey } from "#api/modules/money/statements/find-account.ts";
import {
  daysOf,
  readStatementEntries,
  readStatementSums,
} from "#api/modules/money/statements/read-entries.ts";
import { documentHolds } from "#api/modules/money/statements/show-statement.ts";

/** The statement of an agency over its files as it is printed; null where it has more entries than a document holds. */
export async function agencyStatement(
  tx: Tx,
  key: AccountKey,
  asked: Parameters<typeof daysOf>[0],
  call: Call,
): Promise<StatementDocument | null> {
  const account = await findAccount(tx, key, call);
  const { agency, brand, today } = account;
  const days = daysOf(asked, today);
  const { opening, closing, count } = await readStatementSums(tx, account, days, call);
  if (count > documentHolds) return null;
  const part = { days, opening, limit: documentHolds, offset: 0 };
  const entries = await readStatementEntries(tx, account, part, call);
  const { id: _id, currency, timezone: _timezone, ...letterhead } = brand;
  return {
    kind: "statement",
    locale: agency.locale,
    brand: letterhead,
    bill_to: agency.billTo,
    currency,
    on: today,
    file: null,
    ...days,
    opening_cents: opening,
    closing_cents: closing,
    entries: entries.map(
      ({ date, type, number, method, reference, value_cents, balance_cents, ...file }) => ({
        ...{ date, type, number, method, reference, value_cents, balance_cents },
        file: [file.file_reference, file.file_name, file.agency_reference ?? ""].filter(Boolean).join(", "),
      }),
    ),
  };
}
