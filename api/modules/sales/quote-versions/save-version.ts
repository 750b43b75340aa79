import { eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit, type AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { quote } from "#api/db/schema/quote.ts";
import type { QuoteLineLeftOut } from "#api/domain/quotes/snapshot.ts";
import type { Call } from "#api/http/context.ts";
import { notFound, Refusal } from "#api/http/refusal.ts";
import { lockFile, lockQuote } from "#api/modules/files/client-file/lock-file.ts";
import { reviveFile } from "#api/modules/sales/prices/revive-file.ts";
import { textsIn } from "#api/texts/texts.ts";
import { writeVersion } from "./write-version.ts";

export type VersionWish = {
  /** Internal number of the file; whoever asks must have found it through their own wall. */
  fileId: number;
  label?: string | null;
};

export type SavedVersion = {
  quoteId: number;
  quoteUid: string;
  uid: string;
  no: number;
  /** What the client would pay, in cents. */
  totalCents: number;
  /** Services that have no price, and are in no total and on no page. */
  leftOut: QuoteLineLeftOut[];
};

type Source = AuditSource & Pick<Call, "locale">;

/**
 * Freezes a file as the next version of its quote, which is a draft from then on, whatever was sent before. Makes the
 * quote when it is the first. `tx` must be of the system's scope; nobody else saves at the same time. Throws 404
 * where there is no such file and 409 where it is no quote any more, or was accepted.
 */
export async function saveVersion(tx: Tx, call: Source, wish: VersionWish): Promise<SavedVersion> {
  const file = await lockFile(tx, wish.fileId);
  const texts = textsIn(call.locale);
  if (!file) throw notFound(texts.recordNotFound);
  if (file.kind !== "quote") throw new Refusal(409, { message: texts.quoteIsBooking });
  await reviveFile(tx, call, wish.fileId);
  const at = call.now();
  const kept = await quoteOf(tx, wish.fileId, at);
  if (kept.status === "Accepted" || kept.status === "Converted") {
    throw new Refusal(409, { message: texts.quoteIsAccepted });
  }
  const no = kept.currentNo + 1;
  const version = { uid: ulid(at.getTime()), no, label: wish.label ?? null };
  const written = await writeVersion(tx, {
    ...version,
    fileId: wish.fileId,
    quoteId: kept.id,
    createdBy: call.account?.id ?? null,
    at,
    serverKey: call.serverKey,
  });
  if (!written) throw notFound(texts.recordNotFound);
  await tx
    .update(quote)
    .set({
      status: "Draft",
      ...(kept.status !== "Draft" && { statusAt: at }),
      lockVersion: sql`${quote.lockVersion} + 1`,
    })
    .where(eq(quote.id, kept.id));
  const { totalCents, leftOut } = written.snapshot;
  await writeAudit(tx, call, {
    subject: { type: "quote", uid: kept.uid, fileId: wish.fileId, brandId: file.brandId },
    action: "version_saved",
    before: { status: kept.status, version: kept.currentNo },
    after: { status: "Draft", version: no, label: version.label, total_cents: totalCents },
  });
  return { quoteId: kept.id, quoteUid: kept.uid, uid: version.uid, no, totalCents, leftOut };
}

/** The quote of the file, made when it is not there. The lock on the file keeps others from doing the same. */
async function quoteOf(tx: Tx, fileId: number, at: Date) {
  const known = await lockQuote(tx, fileId);
  if (known) return known;
  const [made] = await tx
    .insert(quote)
    .values({ uid: ulid(at.getTime()), fileId, statusAt: at, createdAt: at, updatedAt: at })
    .returning();
  if (!made) throw new Error("A quote that was inserted did not come back");
  return made;
}
