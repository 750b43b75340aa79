import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { setting } from "#api/db/schema/brand.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { fill } from "#api/texts/texts.ts";
import { moneyTexts } from "#api/texts/money-texts.ts";
import { dateFormatter } from "#contract/formatters.ts";

type Day = { day: string; today: string; field: string; notBefore?: string | null };

/**
 * Refuses a day of a deed beside its field: one that is to come, one before the document that it is about, and one of a
 * period that is closed (setting `booking.locked_until`, its last day).
 */
export async function checkDay(tx: Tx, { day, today, field, notBefore }: Day, call: Call): Promise<void> {
  const texts = moneyTexts(call.locale);
  const refuse = (text: string, than: string) => {
    const shown = dateFormatter(call.locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(than));
    return invalid({ [field]: [fill(text, { day: shown })] });
  };
  if (day > today) throw refuse(texts.dayToCome, today);
  if (notBefore && day < notBefore) throw refuse(texts.dayBeforeInvoice, notBefore);
  const closed = await readLockedUntil(tx);
  if (closed !== null && day <= closed) throw refuse(texts.periodClosed, closed);
}

async function readLockedUntil(tx: Tx): Promise<string | null> {
  const [row] = await tx
    .select({ value: setting.value })
    .from(setting)
    .where(eq(setting.key, "booking.locked_until"));
  return typeof row?.value === "string" && row.value !== "" ? row.value : null;
}
