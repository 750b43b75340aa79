import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { setting } from "#api/db/schema/brand.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { fill } from "#api/texts/texts.ts";
import { moneyTexts } from "#api/texts/money-texts.ts";
import { dateFormatter } from "#contract/formatters.ts";

type Day = { day: string; today: string; field: string; notBefore?: string | null };

/** Refuses a day that is to come, beside its field. */
export function refuseDayToCome({ day, today, field }: Day, call: Pick<Call, "locale">): void {
  if (day > today) throw refusedDay(field, moneyTexts(call.locale).dayToCome, today, call);
}

function refusedDay(field: string, text: string, than: string, { locale }: Pick<Call, "locale">) {
  const format = dateFormatter(locale, { dateStyle: "medium", timeZone: "UTC" });
  return invalid({ [field]: [fill(text, { day: format.format(new Date(than)) })] });
}

/**
 * Refuses a day of a deed beside its field: one that is to come, one before the document that it is about, and one of a
 * period that is closed (setting `booking.locked_until`, its last day).
 */
export async function checkDay(tx: Tx, asked: Day, call: Call): Promise<void> {
  const { day, field, notBefore } = asked;
  const texts = moneyTexts(call.locale);
  refuseDayToCome(asked, call);
  if (notBefore && day < notBefore) throw refusedDay(field, texts.dayBeforeInvoice, notBefore, call);
  const closed = await readLockedUntil(tx);
  if (closed !== null && day <= closed) throw refusedDay(field, texts.periodClosed, closed, call);
}

async function readLockedUntil(tx: Tx): Promise<string | null> {
  const [row] = await tx
    .select({ value: setting.value })
    .from(setting)
    .where(eq(setting.key, "booking.locked_until"));
  return typeof row?.value === "string" && row.value !== "" ? row.value : null;
}
