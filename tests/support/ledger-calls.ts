import { asc, eq } from "drizzle-orm";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";
import { changeWorld } from "#tests/support/change-calls.ts";

/** A confirmed booking of NZFI100005, who does its accounts, and ways to do deeds of money to it. */
export async function ledgerWorld() {
  const world = await changeWorld();
  await world.book();
  const accounts = await world.api.signIn("admin");
  const { uid } = await world.file();
  const path = `/api/office/client-files/${uid}`;
  const money = async (token = accounts): Promise<FileInvoices> =>
    (await world.api.call(`${path}/invoices`, { token })).json.data;
  const raw = (to: string, body: object, token = accounts) =>
    world.api.call(`${path}/${to}`, { method: "POST", token, body });
  /** Does a deed as somebody who has just looked. */
  const deed = async (to: string, body: object, token = accounts) =>
    raw(to, { ledger_version: (await money()).ledger_version, ...body }, token);
  const entries = () =>
    world.api.system((tx) =>
      tx
        .select()
        .from(accountTransaction)
        .where(eq(accountTransaction.fileId, world.fileId))
        .orderBy(asc(accountTransaction.seq)),
    );
  const issue = (kind: string, more: object = {}) => deed("invoices", { kind, ...more });
  const receipt = (cents: number, more: object = {}) =>
    deed("receipts", { date: "2026-11-20", cents, method: "bank", reference: "ANZ 4711", ...more });
  const newest = async () => (await money()).invoices.find(({ number }) => number !== null)!;
  return { ...world, accounts, path, uid, money, raw, deed, entries, issue, receipt, newest };
}
