import type { Locale, TranslatedText } from "#contract/primitives.ts";
import type { QuoteSnapshot } from "./snapshot.ts";

/** A service of a booking as far as it can differ from what was offered. */
export type ServiceNow = {
  uid: string;
  name: string;
  /** Empty where the reader may not see the supplier. */
  supplier_name: string;
  date_from: string;
  date_to: string;
  units: number;
  qty: number;
};

/** How a service of a booking differs from the version it was booked from: `added` was not in it. */
export type SinceVersion = "changed" | "added" | null;

/** Compares services, told in `locale`, with a frozen version. */
export function sinceVersion({ lines }: Pick<QuoteSnapshot, "lines">, locale: Locale) {
  const say = (text: TranslatedText) => text[locale] || text.en;
  const frozen = new Map(lines.map((line) => [line.uid, line]));
  return (line: ServiceNow): SinceVersion => {
    const before = frozen.get(line.uid);
    if (!before) return "added";
    const isSame =
      say(before.name) === line.name &&
      (line.supplier_name === "" || before.supplierName === line.supplier_name) &&
      before.dateFrom === line.date_from &&
      before.dateTo === line.date_to &&
      before.units === line.units &&
      before.qty === line.qty;
    return isSame ? null : "changed";
  };
}
