import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isBought, isRounding } from "#api/domain/files/line-rules.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { inEveryLanguage } from "#api/modules/sales/file-services/add-to-file.ts";
import type { Deed } from "#api/modules/sales/quotes/change-file.ts";
import { lineOf } from "#api/modules/sales/quotes/find-replacements.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";
import type { ChangeFileService } from "#contract/sales/file-services/services.ts";

async function ownLine(tx: Tx, file: QuoteFile, uid: string, call: Call): Promise<FileLineRow> {
  const line = lineOf(await readFileLines(tx, file.id), uid, call);
  if (isBought(line) || isRounding(line)) throw notNow(textsIn(call.locale).serviceNotSo);
  return line;
}

/** Own arrangements and notes as they are typed: in the language of whoever works on them. */
export function ownText({ name, comment }: Pick<FileLineRow, "name" | "comment">, locale: Locale) {
  return { name: inLanguage(name, locale) ?? "", comment: inLanguage(comment, locale) ?? "" };
}

/** Writes an own arrangement or a note anew; a text that stays keeps its other languages. */
export async function writeOwn(
  tx: Tx,
  file: QuoteFile,
  uid: string,
  wish: Extract<ChangeFileService, { action: "write" }>,
  call: Call,
): Promise<Deed | null> {
  const line = await ownLine(tx, file, uid, call);
  const before = ownText(line, call.locale);
  const comment = wish.comment ?? "";
  const after = { startTime: wish.start_time, endTime: wish.end_time };
  const isSame =
    before.name === wish.name &&
    before.comment === comment &&
    line.startTime === after.startTime &&
    line.endTime === after.endTime;
  if (isSame) return null;
  await tx
    .update(serviceLine)
    .set({
      ...after,
      ...(before.name !== wish.name && { name: inEveryLanguage(wish.name) }),
      ...(before.comment !== comment && { comment: comment ? inEveryLanguage(comment) : null }),
    })
    .where(eq(serviceLine.id, line.id));
  return {
    action: "service_written",
    before: { service: before.name, start_time: line.startTime },
    after: { day_no: line.dayNo, service: wish.name, start_time: wish.start_time },
    reason: `service_written: ${wish.name}`,
  };
}

/** Nobody was asked for it and nothing was paid: it goes for good, and the history says what it was. */
export async function removeOwn(tx: Tx, file: QuoteFile, uid: string, call: Call): Promise<Deed> {
  const line = await ownLine(tx, file, uid, call);
  await tx.delete(serviceLine).where(eq(serviceLine.id, line.id));
  return {
    action: "service_removed",
    before: { day_no: line.dayNo, service: line.name.en },
    reason: `service_removed: ${line.name.en}`,
  };
}
