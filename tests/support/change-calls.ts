import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { expect } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { ChangePreview, OfficeChange } from "#contract/sales/bookings/change.ts";
import { quoteWorld } from "#tests/support/booking-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";

/** A date so many days after another, both `YYYY-MM-DD`. */
export const later = (days: number, date: string) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A booking of three services, its agent and somebody of the office, and ways to ask for changes of it. */
export async function changeWorld() {
  const world = await quoteWorld();
  const office = await world.api.signIn("admin");
  const book = async ({ stock = 9 } = {}) => {
    if (stock > 0) await world.api.system((tx) => stockFor(tx, world.fileId, stock));
    const answer = await world.post(await world.seen());
    expect(answer.status, answer.text).toBe(200);
  };
  const change = async (query = ""): Promise<ChangePreview> => (await world.get(`/change${query}`)).json.data;
  const send = async (preview: ChangePreview, wish: object, more: object = {}) =>
    world.call("NZFI100005/changes", {
      method: "POST",
      body: {
        ...wish,
        lock_version: preview.lock_version,
        hash: preview.proposal!.hash,
        accepted: true,
        remark: "",
        ...more,
      },
    });
  const changes = async (): Promise<OfficeChange[]> =>
    (await world.api.call(`/api/office/client-files/${(await world.file()).uid}/changes`, { token: office }))
      .json.data;
  const answer = async (uid: string, what: "application" | "refusal", body: object) =>
    world.api.call(`/api/office/client-files/${(await world.file()).uid}/changes/${uid}/${what}`, {
      method: "POST",
      token: office,
      body,
    });
  /** Whether agent and office see with the file that a change waits. */
  const waitsFor = async () => {
    const { uid } = await world.file();
    const shown = await world.api.call(`/api/office/client-files/${uid}`, { token: office });
    return { agent: (await world.get("")).json.data.change_waits, office: shown.json.data.change_waits };
  };
  const used = async () =>
    (
      await world.api.system((tx) =>
        tx.select({ used: sql<number>`coalesce(sum(${allotment.used}), 0)::int` }).from(allotment),
      )
    )[0]!.used;
  const sumOf = async (counts: SQL) => {
    const [row] = await world.api.system((tx) =>
      tx
        .select({ net: sql<number>`sum(${linePrice.netCents})::int` })
        .from(linePrice)
        .innerJoin(serviceLine, eq(serviceLine.id, linePrice.lineId))
        .where(
          and(
            eq(serviceLine.fileId, world.fileId),
            counts,
            serviceLine.costed,
            sql`${serviceLine.status} not in ('UN', 'CP', 'CX')`,
          ),
        ),
    );
    return row!.net;
  };
  const netOfFile = () => sumOf(sql`${linePrice.isCurrent}`);
  /** What the file will come to when all suppliers have agreed. */
  const netOnceAgreed = () =>
    sumOf(sql`(${linePrice.isWaiting} or ${linePrice.isCurrent} and not exists (
      select from line_price other where other.line_id = ${linePrice.lineId} and other.is_waiting))`);
  const requests = () =>
    world.api.system((tx) =>
      tx
        .select({ kind: supplierRequest.kind, status: supplierRequest.status })
        .from(supplierRequest)
        .where(world.ofLines(supplierRequest.lineId)),
    );

  const confirmed = async () => {
    await book({ stock: 0 });
    await world.api.system((tx) =>
      tx
        .update(serviceLine)
        .set({ status: "OK", priceStatus: "locked", confirmation: "C-1" })
        .where(and(eq(serviceLine.fileId, world.fileId), isNotNull(serviceLine.optionId))),
    );
    await world.api.system((tx) =>
      tx.update(supplierRequest).set({ status: "Confirmed" }).where(world.ofLines(supplierRequest.lineId)),
    );
  };
  return {
    ...world,
    office,
    book,
    change,
    send,
    changes,
    answer,
    waitsFor,
    used,
    netOfFile,
    netOnceAgreed,
    requests,
    confirmed,
  };
}
