import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { z } from "zod";
import { orderedBy } from "#api/db/ordered-by.ts";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { brand } from "#api/db/schema/brand.ts";
import { itineraryAlert } from "#api/db/schema/itinerary.ts";
import { isOut } from "#api/domain/itinerary/alerts.ts";
import type { Alert, AlertInput, AlertQuery, AlertState } from "#contract/content/alerts.ts";

type Query = z.output<typeof AlertQuery>;
type Row = typeof itineraryAlert.$inferSelect & { brandCode: z.output<typeof Alert>["brand"] };

function rowsOf(tx: Tx) {
  return tx
    .select({ alert: itineraryAlert, brandCode: brand.code })
    .from(itineraryAlert)
    .leftJoin(brand, eq(brand.id, itineraryAlert.brandId))
    .$dynamic();
}

/** Where an alert stands at that moment. */
export function stateOf(alert: Pick<Row, "publishAt" | "expiresAt">, now: Date): AlertState {
  if (alert.publishAt === null || alert.publishAt > now) return "draft";
  return isOut(alert, now) ? "published" : "expired";
}

function present(
  { alert, brandCode }: { alert: Row | Omit<Row, "brandCode">; brandCode: Row["brandCode"] },
  now: Date,
): Alert {
  return {
    uid: alert.uid,
    title: alert.title,
    body: alert.body,
    severity: alert.severity,
    scope: alert.scope,
    scope_codes: alert.scopeCodes,
    date_from: alert.dateFrom,
    date_to: alert.dateTo,
    audiences: alert.audiences,
    brand: brandCode,
    state: stateOf(alert, now),
    publish_at: alert.publishAt?.toISOString() ?? null,
    expires_at: alert.expiresAt?.toISOString() ?? null,
    lock_version: alert.lockVersion,
  };
}

function inState(state: AlertState, now: Date): SQL | undefined {
  const { publishAt, expiresAt } = itineraryAlert;
  if (state === "draft") return or(isNull(publishAt), gt(publishAt, now));
  if (state === "expired") return and(isNotNull(publishAt), lte(expiresAt, now));
  return and(lte(publishAt, now), or(isNull(expiresAt), gt(expiresAt, now)));
}

function conditions(filter: Query["filter"], now: Date): SQL | undefined {
  return and(
    filter.q ? contains(sql`${itineraryAlert.title}::text`, filter.q) : undefined,
    filter.state ? inState(filter.state, now) : undefined,
    filter.severity ? eq(itineraryAlert.severity, filter.severity) : undefined,
    filter.scope ? eq(itineraryAlert.scope, filter.scope) : undefined,
  );
}

const rank = sql`array_position(array['info', 'caution', 'severe'], ${itineraryAlert.severity})`;
const sortColumns = { date_from: itineraryAlert.dateFrom, date_to: itineraryAlert.dateTo, severity: rank };

export async function listAlerts(tx: Tx, { filter, sort, page, per_page: perPage }: Query, now: Date) {
  const where = conditions(filter, now);
  const wished = sort.length > 0 ? sort : (["-date_from"] as const);
  const rows = await rowsOf(tx)
    .where(where)
    .orderBy(...orderedBy(wished, sortColumns), desc(itineraryAlert.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await tx.select({ total: count() }).from(itineraryAlert).where(where);
  return { rows: rows.map((row) => present(row, now)), total: counted?.total ?? 0, page, perPage };
}

/** The alerts a bulk call means. */
export async function findAlerts(
  tx: Tx,
  target: { uids: string[] } | { filter: Query["filter"] },
  now: Date,
) {
  const where = "uids" in target ? inArray(itineraryAlert.uid, target.uids) : conditions(target.filter, now);
  const rows = await rowsOf(tx)
    .where(where)
    .orderBy(asc(itineraryAlert.id))
    .for("update", { of: itineraryAlert });
  return rows.map((row) => present(row, now));
}

/** With `hold`, nobody else changes it before this transaction ends. */
export async function findAlert(
  tx: Tx,
  uid: string,
  now: Date,
  { hold = false } = {},
): Promise<Alert | undefined> {
  const query = rowsOf(tx).where(eq(itineraryAlert.uid, uid));
  const [found] = await (hold ? query.for("update", { of: itineraryAlert }) : query);
  return found && present(found, now);
}

async function columnsOf(tx: Tx, input: AlertInput) {
  const [found] = input.brand
    ? await tx.select({ id: brand.id }).from(brand).where(eq(brand.code, input.brand))
    : [];
  return {
    title: input.title,
    body: input.body,
    severity: input.severity,
    scope: input.scope,
    scopeCodes: input.scope === "all" ? [] : input.scope_codes,
    dateFrom: input.date_from,
    dateTo: input.date_to,
    audiences: input.audiences,
    brandId: found?.id ?? null,
  };
}

/** Adds it as a draft. */
export async function insertAlert(tx: Tx, uid: string, input: AlertInput) {
  await tx.insert(itineraryAlert).values({ ...(await columnsOf(tx, input)), uid, publishAt: null });
}

const nextVersion = { lockVersion: sql`${itineraryAlert.lockVersion} + 1` };

export async function updateAlert(tx: Tx, uid: string, input: AlertInput, now: Date) {
  await tx
    .update(itineraryAlert)
    .set({ ...(await columnsOf(tx, input)), ...nextVersion, updatedAt: now })
    .where(eq(itineraryAlert.uid, uid));
}

/** Brings it out, or takes it back, at these moments. */
export async function setMoments(
  tx: Tx,
  uid: string,
  moments: { publishAt?: Date; expiresAt: Date | null },
  now: Date,
) {
  await tx
    .update(itineraryAlert)
    .set({ ...moments, ...nextVersion, updatedAt: now })
    .where(eq(itineraryAlert.uid, uid));
}

export async function deleteAlert(tx: Tx, uid: string) {
  await tx.delete(itineraryAlert).where(eq(itineraryAlert.uid, uid));
}
