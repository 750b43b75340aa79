import { sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { isOverpaid } from "#api/db/overpaid.ts";

/**
 * Keeps since when a booking is overpaid, so that those who do accounts find it: after its money or what it comes to
 * changed, in the transaction that holds it. Money stays owed back from when it first was, whatever is paid back of it.
 * Scope of the office or the system. The version of the file stays, as nothing that people edit has changed.
 */
export async function markOverpaid(tx: Tx, fileId: number, now: Date): Promise<void> {
  await tx.execute(sql`update client_file
    set overpaid_since = case when client_file.overpaid_since is null then ${now.toISOString()}::timestamptz end
    where id = ${fileId} and (client_file.overpaid_since is null) = (${isOverpaid})`);
}
