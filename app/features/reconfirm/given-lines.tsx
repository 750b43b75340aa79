import { reconfirmLines } from "#app/components/supplier-request/reconfirm-words.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { GivenReconfirmation } from "#contract/sales/reconfirmation/reconfirmation.ts";

/** What a supplier said to a reconfirmation. */
export function GivenLines({ given, timeZone }: { given: GivenReconfirmation; timeZone: string }) {
  const { t } = useTranslation(["reconfirmation", "supplierRequests"]);
  const locale = useLocale();
  return (
    <div>
      {reconfirmLines(given, t, { timezone: timeZone, locale }).map((line, index) => (
        <p key={line} className={index === 0 ? "font-medium" : "mt-1 whitespace-pre-line"}>
          {line}
        </p>
      ))}
    </div>
  );
}
