import { and, eq, gt, gte, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { writeAudit, type AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { rate } from "#api/db/schema/rate.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { isEditable, readQuoteFile, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { officeOf } from "#api/modules/files/client-file/recipients.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { planPrices } from "#api/modules/sales/prices/plan-prices.ts";
import { repriceFile } from "#api/modules/sales/prices/write-prices.ts";
import { notifyEach } from "#api/modules/system/notifications/notify.ts";
import type { Teller } from "#api/realtime/publish.ts";

/** So many quotes at once; the rest follow at the next time. */
const most = 50;
/** Rates that came in the last day are tried: a quote that they give no price is left alone after that. */
const newMs = 24 * 60 * 60 * 1000;

type Parts = Teller & Pick<AuditSource, "now" | "serverKey"> & Pick<Call, "log">;

/**
 * Gives quotes their prices whose services had none, when rates for their days came: all of a quote is priced at the
 * rates of today, as by any change of it, the history says so and whoever looks after it is told. An offer that waits for
 * its client, or was accepted, keeps its prices. System scope; quotes that somebody works on wait for the next time.
 */
export async function priceWaiting(tx: Tx, parts: Parts): Promise<void> {
  const now = parts.now();
  for (const id of await holdWaiting(tx, new Date(now.getTime() - newMs))) {
    const file = await readQuoteFile(tx, id);
    const isOffered = file.quoteStatus === "Sent" || file.quoteStatus === "Viewed";
    if (isOffered || !isEditable(file, todayIn(file.timezone, now))) continue;
    await priceAlone(tx, file, parts);
  }
}

/** One that cannot be priced holds none of the others up: what was done to it alone is taken back. */
async function priceAlone(tx: Tx, file: QuoteFile, parts: Parts): Promise<void> {
  await tx.execute(sql`savepoint quote`);
  try {
    await priceOne(tx, file, parts);
    await tx.execute(sql`release savepoint quote`);
  } catch (error) {
    await tx.execute(sql`rollback to savepoint quote`);
    const reason = error instanceof Error ? error.message : "unknown";
    parts.log.warn({ event: "housekeeping.quote_not_priced", file: file.uid, error: reason });
  }
}

async function priceOne(tx: Tx, file: QuoteFile, parts: Parts): Promise<void> {
  const waited = (await readFileLines(tx, file.id)).filter(isWaiting);
  const ids = new Set(waited.map(({ id }) => id));
  const plan = await planPrices(tx, file, parts.now());
  if (!plan.priced.some(({ line, isEstimate }) => ids.has(line.id) && !isEstimate)) return;
  await repriceFile(tx, file, { reason: "Priced when rates came", now: parts.now() });
  const lines = await readFileLines(tx, file.id);
  const priced = lines.filter((line) => !isWaiting(line) && ids.has(line.id));
  if (priced.length === 0) return;
  await tx
    .update(clientFile)
    .set({ lockVersion: sql`${clientFile.lockVersion} + 1`, updatedAt: parts.now() })
    .where(eq(clientFile.id, file.id));
  const source: AuditSource = { ...parts, account: null, system: true, clientAddress: "" };
  await writeAudit(tx, source, {
    subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: file.brandId },
    action: "repriced",
    reason: "Priced when rates came",
  });
  tellFileChanged(tx, parts, { uid: file.uid, lockVersion: file.lockVersion + 1 });
  await tell(tx, file, priced, parts);
}

/** Bought by rates, without a price of its own, or with a guess. */
function isWaiting({ optionId, priceStatus }: FileLineRow): boolean {
  return optionId !== null && (priceStatus === "no_rate" || priceStatus === "estimate");
}

/** Quotes with a service that waits, for whose days rates came since then, kept until the transaction ends. */
async function holdWaiting(tx: Tx, since: Date): Promise<number[]> {
  const waiting = tx
    .select({ id: serviceLine.fileId })
    .from(serviceLine)
    .innerJoin(rate, eq(rate.optionId, serviceLine.optionId))
    .where(
      and(
        inArray(serviceLine.priceStatus, ["no_rate", "estimate"]),
        isNull(rate.supersededAt),
        ne(rate.status, "estimate"),
        gt(rate.createdAt, since),
        lte(rate.dateFrom, serviceLine.dateTo),
        gte(rate.dateTo, serviceLine.dateFrom),
      ),
    );
  const files = await tx
    .select({ id: clientFile.id })
    .from(clientFile)
    .where(and(eq(clientFile.kind, "quote"), eq(clientFile.status, "Quote"), inArray(clientFile.id, waiting)))
    // Those that stay without a price must not keep others from their turn.
    .orderBy(sql`random()`)
    .limit(most)
    .for("no key update", { skipLocked: true });
  return files.map(({ id }) => id).toSorted((one, other) => one - other);
}

async function tell(tx: Tx, file: QuoteFile, priced: readonly FileLineRow[], parts: Parts): Promise<void> {
  const [owner] = await tx
    .select({ consultantId: clientFile.consultantId })
    .from(clientFile)
    .where(eq(clientFile.id, file.id));
  const recipients = await officeOf(tx, { ...file, consultantId: owner?.consultantId ?? null });
  const name = priced[0]?.name;
  await notifyEach(
    tx,
    { ...parts, account: null },
    recipients.map((recipient) => ({
      recipients: [recipient],
      content: {
        kind: "rates.arrived",
        facts: {
          file_uid: file.uid,
          reference: file.reference,
          file_name: file.name,
          service: name?.[recipient.locale] ?? name?.en ?? "",
          services: priced.length,
        },
      },
    })),
  );
}
