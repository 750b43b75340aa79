import { and, eq, gte, inArray, lte } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { supplier } from "#api/db/schema/company.ts";
import { reconfirmBatch } from "#api/db/schema/reconfirm-batch.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { newLink } from "#api/domain/capability.ts";
import { groupRows } from "#api/domain/group-rows.ts";
import { mostReminders } from "#api/domain/requests/answer-time.ts";
import { readSubmission } from "#api/modules/files/client-file/submission.ts";
import { readLinesToAsk, type LineToAsk } from "#api/modules/sales/reconfirmation/lines-to-ask.ts";
import { snapshotOf } from "#api/modules/sales/supplier-requests/snapshot-of.ts";
import type { ReconfirmAnswer, SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { dateAfter, seedUid } from "./world/seed-keys.ts";

/** Two days more than the settings ask, so that a demo of today asks nobody by itself. */
const daysAhead = 16;
const hourMs = 3_600_000;
/** The supplier whose desk is shown was asked for more by the office, and has answered one of its services. */
const shownSupplier = "STEROT";
const shownDaysAhead = 45;

type Said = { status: SupplierRequestStatus; answer: ReconfirmAnswer | null; words: string | null };
const isOpen: Said = { status: "Sent", answer: null, words: null };
const isFine: Said = { status: "Confirmed", answer: "as_booked", words: null };
const said: readonly Said[] = [
  isFine,
  isFine,
  isOpen,
  isFine,
  {
    status: "Alternative",
    answer: "change",
    words: "Pick-up has to be 30 minutes earlier because of roadworks.",
  },
  isFine,
  {
    status: "Declined",
    answer: "problem",
    words: "The room has water damage; we can offer one on the ground floor.",
  },
];

/** Asks the suppliers of what begins soon to reconfirm it, and lets most of them have answered. */
export async function seedReconfirmations(tx: Tx, options: DemoOptions): Promise<void> {
  const { today } = options;
  const codes = new Map((await tx.select().from(supplier)).map(({ id, code }) => [id, code]));
  const ahead = and(
    gte(serviceLine.dateFrom, today),
    lte(serviceLine.dateFrom, dateAfter(today, shownDaysAhead)),
  );
  const lines = (await readLinesToAsk(tx, ahead)).filter(
    ({ supplierId, dateFrom }) =>
      codes.get(supplierId) === shownSupplier || dateFrom <= dateAfter(today, daysAhead),
  );
  const files = new Map<number, Awaited<ReturnType<typeof readSubmission>>>();
  for (const { fileId } of lines)
    if (!files.has(fileId)) files.set(fileId, await readSubmission(tx, fileId, { lock: false }));
  const brands = new Map((await tx.select().from(brand)).map(({ id, code }) => [id, code]));
  let no = 0;
  const keyed = lines.map((line) => ({
    line,
    key: `${codes.get(line.supplierId)}:${brands.get(line.brandId)}`,
  }));
  for (const [key, group] of groupRows(keyed, "key")) {
    const [first] = group;
    if (!first) continue;
    const batch = await insertBatch(tx, key, first.line, options);
    const rows = group.flatMap(({ line }, index) => {
      const file = files.get(line.fileId);
      const own = file?.lines.find(({ id }) => id === line.id);
      if (!file || !own) return [];
      const isShown = key.startsWith(shownSupplier);
      const answer = isShown
        ? index === 0 && group.length > 2
          ? isFine
          : isOpen
        : (said[no++ % said.length] ?? isOpen);
      return [
        {
          ...rowOf(own.uid, answer, options),
          ...batch,
          lineId: line.id,
          snapshot: snapshotOf(file, own, "reconfirm"),
        },
      ];
    });
    await tx.insert(supplierRequest).values(rows);
    const fine = rows.filter(({ reconfirmAnswer }) => reconfirmAnswer === "as_booked");
    if (fine.length === 0) continue;
    await tx
      .update(serviceLine)
      .set({ reconfirmedAt: new Date(options.now.getTime() - 3 * hourMs) })
      .where(
        inArray(
          serviceLine.id,
          fine.map(({ lineId }) => lineId),
        ),
      );
  }
}

async function insertBatch(tx: Tx, key: string, first: LineToAsk, { now, serverKey }: DemoOptions) {
  const uid = seedUid("reconfirm-batch", key);
  const sentAt = new Date(now.getTime() - 30 * hourMs);
  const dueAt = new Date(now.getTime() + 18 * hourMs);
  const { supplierId, brandId } = first;
  await tx.insert(reconfirmBatch).values({
    ...{ uid, supplierId, brandId, sentAt, dueAt, createdAt: sentAt },
    // A demo writes to nobody.
    chaseCount: mostReminders + 1,
    ...newLink(serverKey, "reconfirm-batch", { uid, rotation: 1 }),
  });
  const [batch] = await tx
    .select({ id: reconfirmBatch.id })
    .from(reconfirmBatch)
    .where(eq(reconfirmBatch.uid, uid));
  return { batchId: batch?.id ?? null, supplierId, sentAt, dueAt, createdAt: sentAt };
}

function rowOf(lineUid: string, { status, answer, words }: Said, { now }: DemoOptions) {
  const respondedAt = answer === null ? null : new Date(now.getTime() - 3 * hourMs);
  return {
    uid: seedUid("reconfirmation", lineUid),
    kind: "reconfirm" as const,
    status,
    viewedAt: respondedAt,
    respondedAt,
    reconfirmAnswer: answer,
    answeredVia: answer === null ? null : ("link" as const),
    remarks: words,
  };
}
