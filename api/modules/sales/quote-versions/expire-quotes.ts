import { and, eq, inArray, lt, notInArray, or, isNull } from "drizzle-orm";
import { writeAudit, type AuditChange, type AuditSource } from "#api/audit/write-audit.ts";
import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote } from "#api/db/schema/quote.ts";
import { isOver } from "#api/domain/quotes/standing.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { tellSeats } from "#api/modules/tours/departures/seats.ts";
import { endFiles, endOffers } from "#api/modules/sales/quote-versions/end-files.ts";
import { readHolding, tellGivenBack } from "#api/modules/sales/supplier-requests/tell-given-back.ts";

/** So many at once; the rest follow at the next time. */
const most = 200;

type Parts = { database: Database } & Pick<Call, "now" | "serverKey" | "sendEvents" | "log">;

/**
 * Writes down which quotes are over: offers after their last day, and what nobody sent or answered once the trip would
 * have begun. What they held is free again. What can be done with an offer is decided by its last day and not by this,
 * so nobody can accept one in between.
 */
export async function expireQuotes({ database, ...parts }: Parts): Promise<void> {
  const at = parts.now();
  const teller = { ...parts, requestId: "housekeeping" };
  const source: AuditSource = { ...teller, account: null, system: true, clientAddress: "" };
  await inSystem(database, "Housekeeping ends offers of all brands", async (tx) => {
    const brands = await tx.select({ id: brand.id, timezone: brand.timezone }).from(brand);
    for (const { id, timezone } of brands) {
      const changes = await expireOf(tx, id, { today: todayIn(timezone, at), at, teller });
      if (changes.length > 0) await writeAudit(tx, source, ...changes);
    }
  });
}

type Moment = { today: string; at: Date; teller: Pick<Call, "sendEvents" | "log" | "requestId"> };

async function expireOf(tx: Tx, brandId: number, { today, at, teller }: Moment): Promise<AuditChange[]> {
  const files = await lockDue(tx, brandId, today);
  if (files.length === 0) return [];
  const ids = files.map(({ id }) => id);
  const offers = await tx
    .select()
    .from(quote)
    .where(inArray(quote.fileId, ids))
    .orderBy(quote.id)
    .for("update");
  const offerOf = new Map(offers.map((offer) => [offer.fileId, offer]));
  const over = files.filter((file) => isOver(file, offerOf.get(file.id) ?? null, today));
  const ended = over.flatMap(({ id }) => offerOf.get(id) ?? []).filter(({ status }) => status !== "Declined");
  const news = ended.filter(({ status }) => status !== "Expired");
  await endOffers(
    tx,
    news.map(({ id }) => id),
    at,
  );
  const overIds = over.map(({ id }) => id);
  const holding = await readHolding(tx, overIds);
  const { seats, lines } = await endFiles(tx, overIds, at);
  await tellGivenBack(tx, holding, { ...teller, now: () => at });
  tellSeats(tx, teller, seats);
  const saved = over.map(({ id, uid, lockVersion }) => ({
    uid,
    lockVersion: lockVersion + 1,
    status: "Expired" as const,
    lines: lines.filter(({ fileId }) => fileId === id),
  }));
  tellFileChanged(tx, teller, ...saved);
  return [
    ...seats.map(({ audit }) => audit),
    ...over.map(({ id, uid }): AuditChange => ({
      subject: { type: "client-file", uid, fileId: id, brandId },
      action: "expired",
      before: { status: "Quote" },
      after: { status: "Expired" },
    })),
    ...news.map(({ uid, fileId, status }): AuditChange => ({
      subject: { type: "quote", uid, fileId, brandId },
      action: "expired",
      before: { status },
      after: { status: "Expired" },
    })),
  ];
}

/** Files that look over, kept for this transaction; those that somebody works on wait for the next time. */
function lockDue(tx: Tx, brandId: number, today: string) {
  const offerOver = or(
    and(inArray(quote.status, ["Sent", "Viewed"]), lt(quote.validUntil, today)),
    eq(quote.status, "Expired"),
    and(
      lt(clientFile.travelDate, today),
      or(isNull(quote.status), notInArray(quote.status, ["Accepted", "Converted"])),
    ),
  );
  return tx
    .select({
      id: clientFile.id,
      uid: clientFile.uid,
      travelDate: clientFile.travelDate,
      lockVersion: clientFile.lockVersion,
    })
    .from(clientFile)
    .leftJoin(quote, eq(quote.fileId, clientFile.id))
    .where(
      and(
        eq(clientFile.brandId, brandId),
        eq(clientFile.kind, "quote"),
        eq(clientFile.status, "Quote"),
        offerOver,
      ),
    )
    .orderBy(clientFile.id)
    .limit(most)
    .for("no key update", { of: clientFile, skipLocked: true });
}
