import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isOverdue } from "#api/domain/requests/answer-time.ts";
import { isInWindow } from "#api/domain/requests/reconfirm-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import { lookAtFile, workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { askSuppliers } from "#api/modules/sales/reconfirmation/ask-suppliers.ts";
import { readLinesToAsk, readReconfirmDays } from "#api/modules/sales/reconfirmation/lines-to-ask.ts";
import {
  readReconfirmations,
  type Reconfirmation,
} from "#api/modules/sales/reconfirmation/read-reconfirmations.ts";
import { presentAll } from "#api/modules/sales/reconfirmation/show-reconfirmations.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type {
  FileReconfirmation,
  ReconfirmItem,
  ReconfirmState,
} from "#contract/sales/reconfirmation/reconfirmation.ts";

/** The secured services of a file, by day, and where each stands with its reconfirmation. */
export function fileReconfirmations({ uid }: { uid: string }, call: Call): Promise<FileReconfirmation[]> {
  return lookAtFile({ uid }, call, async (tx, { file, brand }) => {
    const lines = await readSecured(tx, file.id);
    const ids = lines.map(({ id }) => id);
    const due = new Set(
      (await readDue(tx, { fileId: file.id, timezone: brand.timezone }, call)).map(({ id }) => id),
    );
    const newest = await readNewest(tx, ids);
    const items = await presentAll(tx, newest, { actor: "office", locale: call.locale, now: call.now() });
    const itemOf = new Map(newest.map((one, index) => [one.line.id, { one, item: items[index] }]));
    return lines.map(({ id, email, reconfirmedAt, name, ...line }) => {
      const { one, item } = itemOf.get(id) ?? {};
      const asked = one && item?.standing !== "closed" ? { request: one.request, item } : null;
      const state = stateOf({ reconfirmedAt, isDue: due.has(id), item: asked?.item ?? null });
      return {
        ...line,
        name: inLanguage(name, call.locale) ?? "",
        state,
        reachable: email !== "",
        sent_at: asked?.request.sentAt?.toISOString() ?? null,
        due_at: asked?.request.dueAt?.toISOString() ?? null,
        overdue: state === "asked" && isOverdue(asked?.request.dueAt ?? null, call.now()),
        item: asked?.item ?? null,
      };
    });
  });
}

type Standing = { reconfirmedAt: Date | null; isDue: boolean; item: ReconfirmItem | null };

function stateOf({ reconfirmedAt, isDue, item }: Standing): ReconfirmState {
  if (reconfirmedAt !== null) return "reconfirmed";
  if (item?.given && item.given.answer !== "as_booked") return item.given.answer;
  if (item) return "asked";
  return isDue ? "due" : "not_due";
}

function readSecured(tx: Tx, fileId: number) {
  return tx
    .select({
      id: serviceLine.id,
      line_uid: serviceLine.uid,
      supplier_name: supplier.name,
      email: supplier.emailReservations,
      service_type: serviceLine.serviceType,
      name: serviceLine.name,
      date_from: serviceLine.dateFrom,
      date_to: serviceLine.dateTo,
      status: serviceLine.status,
      reconfirmedAt: serviceLine.reconfirmedAt,
    })
    .from(serviceLine)
    .innerJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .where(
      and(
        eq(serviceLine.fileId, fileId),
        inArray(serviceLine.status, ["OK", "AL"]),
        isNotNull(serviceLine.optionId),
      ),
    )
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq));
}

/** The newest reconfirmation of each service. */
async function readNewest(tx: Tx, ids: readonly number[]): Promise<Reconfirmation[]> {
  if (ids.length === 0) return [];
  const newest = await tx
    .selectDistinctOn([supplierRequest.lineId], { id: supplierRequest.id })
    .from(supplierRequest)
    .where(and(inArray(supplierRequest.lineId, [...ids]), eq(supplierRequest.kind, "reconfirm")))
    .orderBy(supplierRequest.lineId, desc(supplierRequest.id));
  if (newest.length === 0) return [];
  return readReconfirmations(
    tx,
    inArray(
      supplierRequest.id,
      newest.map(({ id }) => id),
    ),
  );
}

/** What of a file a person may ask for now. */
async function readDue(tx: Tx, { fileId, timezone }: { fileId: number; timezone: string }, call: Call) {
  const days = await readReconfirmDays(tx);
  const today = todayIn(timezone, call.now());
  const lines = await readLinesToAsk(tx, eq(serviceLine.fileId, fileId));
  return lines.filter((line) => isInWindow(line, days, today));
}

/** Asks the suppliers of a file for what is due; refused where nothing is, or nobody can be written to. */
export async function askInFile({ uid }: { uid: string }, call: Call) {
  const asked = await workOnFile({ uid }, call, async (tx, { file, brand }) => {
    const due = await readDue(tx, { fileId: file.id, timezone: brand.timezone }, call);
    const texts = textsIn(call.locale);
    if (due.length === 0) throw notNow(texts.nothingToReconfirm);
    const reachable = due.filter(({ email }) => email !== "");
    if (reachable.length === 0) {
      const names = [...new Set(due.map(({ supplierName }) => supplierName))].join(", ");
      throw invalid({ file: [fill(texts.supplierUnreachable, { names })] });
    }
    const ids = reachable.map(({ id }) => id);
    return askSuppliers(tx, ids, call);
  });
  call.mailQueued();
  return asked;
}
