import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import type { AuditFields } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { tellFileChanged, type ChangedLine } from "#api/modules/files/client-file/tell-changed.ts";
import { isEditable, readQuoteFile, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { reviveFile } from "#api/modules/sales/prices/revive-file.ts";
import { draftOf } from "#api/modules/sales/quotes/show-quote.ts";
import { saveVersion } from "#api/modules/sales/quote-versions/save-version.ts";
import { writeOnQuote } from "#api/modules/sales/quotes/write-quote.ts";
import { takeBack } from "#api/modules/sales/quotes/take-back.ts";
import { repriceFile } from "#api/modules/sales/prices/write-prices.ts";
import { dropOutdated } from "#api/modules/files/stock/line-answers.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { FileAction } from "#contract/system/audit/file-history.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/** What was done, for the log; `reason` stands with the prices that it led to. `lines` have another status by it. */
export type Deed = {
  action: FileAction<"client-file">;
  before?: AuditFields;
  after?: AuditFields;
  reason: string;
  lines?: readonly ChangedLine[];
  /** What it led to is kept as a version of its own. */
  isVersion?: boolean;
};

/**
 * Changes a quote of the caller's agency, prices it anew and answers it as it then stands. An offer that waits for its
 * client is taken back by a change of services, and by any other where the file is no longer what it offers. Where
 * `work` answers null there was nothing to change, and nothing is written. 409 with the quote as it is where somebody
 * changed it since it was read, and without where it is no quote any more.
 */
export async function changeFile(
  reference: string,
  version: number,
  call: Call,
  work: (tx: Tx, file: QuoteFile) => Promise<Deed | null>,
): Promise<z.input<typeof QuoteDraft>> {
  return writeOnQuote(reference, call, async (tx, { fileId, offer }) => {
    const file = await readQuoteFile(tx, fileId);
    if (file.lockVersion !== version) sameVersion(await draftOf(tx, file, call), version, call);
    const today = todayIn(file.timezone, call.now());
    if (!isEditable(file, today)) throw notNow(textsIn(call.locale)[whyClosed(file)]);
    const done = await work(tx, file);
    if (!done) return draftOf(tx, file, call);
    const { reason, lines = [], isVersion = false, ...deed } = done;
    await reviveFile(tx, call, fileId, { reprice: false });
    await repriceFile(tx, await readQuoteFile(tx, fileId), { reason, now: call.now() });
    const outdated = await dropOutdated(tx, fileId, call.now());
    await tx
      .update(clientFile)
      .set({ lockVersion: sql`${clientFile.lockVersion} + 1`, updatedAt: call.now() })
      .where(eq(clientFile.id, fileId));
    const subject = { type: "client-file" as const, uid: file.uid, fileId, brandId: file.brandId };
    const isWording = wordings.has(deed.action);
    const change = { brandId: file.brandId, today, now: call.now(), isWording };
    const takenBack = await takeBack(tx, offer, change);
    await writeAudit(tx, call, { subject, ...deed }, ...takenBack);
    if (isVersion) await saveVersion(tx, call, { fileId });
    const saved = await readQuoteFile(tx, fileId);
    const { uid, lockVersion, status } = saved;
    tellFileChanged(tx, call, {
      uid,
      lockVersion,
      ...(status !== file.status && { status }),
      lines: [...lines, ...outdated],
    });
    return draftOf(tx, saved, call);
  });
}

/** Deeds that leave the services of a file as they are. */
const wordings: ReadonlySet<string> = new Set<Deed["action"]>(["details_changed", "repriced"]);

/** Why a file that is not editable is not, as the reason stands in our texts. */
export function whyClosed({ kind, quoteStatus, status }: QuoteFile) {
  if (kind === "booking" || quoteStatus === "Converted") return "quoteIsBooking";
  if (quoteStatus === "Accepted") return "quoteIsAccepted";
  return status === "Expired" ? "quoteToCopy" : "notAQuote";
}
