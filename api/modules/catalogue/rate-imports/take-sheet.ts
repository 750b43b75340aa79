import { ulid } from "ulid";
import { rateImport } from "#api/db/schema/rate-import.ts";
import { readSheet } from "#api/domain/rate-sheets/read-sheet.ts";
import type { Call } from "#api/http/context.ts";
import { RateLimits } from "#api/http/rate-limit.ts";
import { invalid } from "#api/http/refusal.ts";
import { guessMapping } from "#api/modules/catalogue/rate-imports/mapping.ts";
import { getImport, presentImport } from "#api/modules/catalogue/rate-imports/records.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import { rateImportTextsIn } from "#api/texts/rate-import-texts.ts";
import { fill, fillWait, textsIn } from "#api/texts/texts.ts";
import type { RateImport } from "#contract/catalogue/rate-imports/import-record.ts";
import type { RateRollInput } from "#contract/catalogue/rate-imports/rate-imports.ts";
import { maxSheetBytes } from "#contract/catalogue/rate-imports/sheet-fields.ts";

/** A file takes a second of the server to be read, and lies in the database for a day. */
const perAccount = { max: 60, seconds: 60 * 60 };

/** Reads a rate sheet and keeps what it says, until it is applied or a day is over; refuses it beside `file`. */
export async function takeSheet(uid: string, file: File, call: Call): Promise<RateImport> {
  await countImport(call);
  const texts = rateImportTextsIn(call.locale);
  if (file.size > maxSheetBytes) {
    throw invalid({ file: [fill(texts.tooLarge, { megabytes: maxSheetBytes / 1024 / 1024 })] });
  }
  if (file.size === 0) throw invalid({ file: [textsIn(call.locale).uploadEmpty] });
  const sheet = readSheet(new Uint8Array(await file.arrayBuffer()));
  if (typeof sheet === "string") throw invalid({ file: [texts.refusals[sheet]] });
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier } = await getSupplier(tx, uid, call);
    const name = plainName(file.name);
    const mapping = await guessMapping(tx, supplier.id, { sheet, name });
    const made = { uid: ulid(call.now().getTime()), kind: "sheet" as const, name, sheet, mapping };
    await tx.insert(rateImport).values({ ...made, supplierId: supplier.id, ...signed(call) });
    return presentImport(await getImport(tx, made.uid, call));
  });
}

/** Keeps what is to be rolled forward, as a sheet is kept. */
export async function takeRoll(uid: string, roll: RateRollInput, call: Call): Promise<RateImport> {
  await countImport(call);
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier } = await getSupplier(tx, uid, call);
    const made = { uid: ulid(call.now().getTime()), kind: "roll" as const, name: nameOfRoll(roll), roll };
    await tx.insert(rateImport).values({ ...made, supplierId: supplier.id, ...signed(call) });
    return presentImport(await getImport(tx, made.uid, call));
  });
}

function signed(call: Call) {
  return { createdBy: call.signedIn().id, createdAt: call.now(), updatedAt: call.now() };
}

async function countImport(call: Call): Promise<void> {
  const limits = new RateLimits(call.database, call.now);
  await limits.take(`rate-imports:${call.signedIn().id}`, perAccount, (seconds) =>
    fillWait(rateImportTextsIn(call.locale).tooOften, seconds, call.locale),
  );
}

/** The last part of the name, without what is no letter to people. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, "").trim();
  return plain.slice(0, 120) || "rates";
}

/** What a roll does, in no language: `2026-10-01 – 2027-03-31, +1, +3.5 %`. */
function nameOfRoll({ date_from: from, date_to: to, years, percent_bps: bps }: RateRollInput): string {
  const sign = bps < 0 ? "−" : "+";
  return `${from} – ${to}, +${years}, ${sign}${Math.abs(bps) / 100} %`;
}
