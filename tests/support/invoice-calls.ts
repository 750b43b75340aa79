import { and, asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { setting } from "#api/db/schema/brand.ts";
import { invoice, invoiceLine } from "#api/db/schema/invoice.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";
import type { changeWorld } from "#tests/support/change-calls.ts";

type World = Awaited<ReturnType<typeof changeWorld>>;

export const invoicesOf = (world: World) =>
  world.api.system((tx) =>
    tx.select().from(invoice).where(eq(invoice.fileId, world.fileId)).orderBy(asc(invoice.id)),
  );

export const linesOf = (world: World, invoiceId: number) =>
  world.api.system((tx) =>
    tx.select().from(invoiceLine).where(eq(invoiceLine.invoiceId, invoiceId)).orderBy(asc(invoiceLine.seq)),
  );

export const auditOf = (world: World, uid: string) =>
  world.api.system((tx) =>
    tx
      .select({ action: auditLog.action, fileId: auditLog.fileId, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "invoice"), eq(auditLog.subjectUid, uid)))
      .orderBy(asc(auditLog.at), asc(auditLog.seq)),
  );

export const shown = async (world: World, token = world.office) => {
  const { uid } = await world.file();
  return world.api.call(`/api/office/client-files/${uid}/invoices`, { token });
};

export const asked = async (world: World): Promise<FileInvoices> => (await shown(world)).json.data;

/** Takes a service out, which is carried out at once. */
export async function takeOut(world: World) {
  const { services } = await world.change();
  const uid = services[0]!.uid;
  const sent = await world.send(await world.change(`?remove=${uid}`), { remove: [uid] });
  expect(sent.json.data, sent.text).toMatchObject({ status: "Applied" });
  return uid;
}

/** So short before departure there is no deposit any more. */
export const withoutDeposit = (world: World) =>
  world.api.system((tx) =>
    tx.update(setting).set({ value: 400 }).where(eq(setting.key, "booking.balance_days_before")),
  );

export async function cancel(world: World) {
  const { data } = (await world.get("/cancellation")).json;
  const { lock_version, fee_cents } = data;
  const body = { lock_version, fee_cents, fee_accepted: true, reason: "The clients fell ill." };
  const sent = await world.call("NZFI100005/cancel", { method: "POST", body });
  expect(sent.status, sent.text).toBe(200);
}
