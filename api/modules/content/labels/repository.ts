import { and, asc, count, eq, inArray, max, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { asRow, namedColumns } from "#api/db/named-columns.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { totalOf } from "#api/db/total-of.ts";
import { clientFileLabel, label } from "#api/db/schema/label.ts";
import type { Label, LabelInput, LabelQuery } from "#contract/content/labels.ts";
import { labelFields } from "#contract/content/registry-fields.ts";
import { fieldNames } from "#contract/field-facts.ts";

type Query = z.output<typeof LabelQuery>;

/** Files that carry the label, whatever their brand: what counts is that it is in use. */
const used = sql<number>`(select count(*)::int from ${clientFileLabel} where ${clientFileLabel.labelId} = ${label.id})`;

const columns = {
  ...namedColumns(label, [...fieldNames(labelFields), "uid", "position", "lock_version"]),
  used,
};

const sortColumns = { position: label.position, name: label.name, used };

function conditions(filter: Query["filter"]): SQL | undefined {
  return and(
    filter.q ? contains(label.name, filter.q) : undefined,
    filter.applies_to ? eq(label.appliesTo, filter.applies_to) : undefined,
    filter.active === undefined ? undefined : eq(label.active, filter.active),
  );
}

export async function listLabels(tx: Tx, query: Query) {
  const { filter, sort, page, per_page: perPage } = query;
  const where = conditions(filter);
  const rows = await tx
    .select(columns)
    .from(label)
    .where(where)
    .orderBy(...orderedBy(sort, sortColumns), asc(label.position), asc(label.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const total = await totalOf(rows, query, () => tx.select({ total: count() }).from(label).where(where));
  return { rows, total, page, perPage };
}

/** The labels a bulk call means, in their order, held until the transaction ends. */
export function findLabels(tx: Tx, target: { uids: string[] } | { filter: Query["filter"] }) {
  const where = "uids" in target ? inArray(label.uid, target.uids) : conditions(target.filter);
  return tx.select(columns).from(label).where(where).orderBy(asc(label.id)).for("update");
}

/** With `hold`, nobody else changes it before this transaction ends. */
export async function findLabel(tx: Tx, uid: string, { hold = false } = {}): Promise<Label | undefined> {
  const query = tx.select(columns).from(label).where(eq(label.uid, uid));
  const [found] = await (hold ? query.for("update") : query);
  return found;
}

/** Adds it behind the last one. */
export async function insertLabel(tx: Tx, uid: string, input: LabelInput) {
  const [last] = await tx.select({ position: max(label.position) }).from(label);
  await tx.insert(label).values({ ...asRow(label, input), uid, position: (last?.position ?? 0) + 1 });
}

/** Writes the fields and counts the version up. */
export async function updateLabel(tx: Tx, uid: string, input: Partial<LabelInput>, now: Date) {
  await tx
    .update(label)
    .set({ ...asRow(label, input), lockVersion: sql`${label.lockVersion} + 1`, updatedAt: now })
    .where(eq(label.uid, uid));
}

export async function deleteLabel(tx: Tx, uid: string) {
  await tx.delete(label).where(eq(label.uid, uid));
}

/** Puts the label at the place and numbers all of them anew, from 1. */
export async function moveTo(tx: Tx, uid: string, position: number) {
  const order = await tx
    .select({ id: label.id, uid: label.uid, position: label.position })
    .from(label)
    .orderBy(asc(label.position), asc(label.id))
    .for("update");
  const others = order.filter((one) => one.uid !== uid);
  const moved = order.find((one) => one.uid === uid);
  if (!moved) return;
  others.splice(position - 1, 0, moved);
  for (const [index, one] of others.entries()) {
    if (one.position === index + 1) continue;
    await tx
      .update(label)
      .set({ position: index + 1 })
      .where(eq(label.id, one.id));
  }
}
