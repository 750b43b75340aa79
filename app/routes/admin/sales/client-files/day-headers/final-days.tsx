import { DayText } from "#app/components/rich-text/day-text.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { DayHeaders } from "#contract/sales/day-headers/day-headers.ts";

/** The headers of a finalised booking, to be read. */
export function FinalDays({ headers: { days, language } }: { headers: DayHeaders }) {
  const { t } = useTranslation("dayHeaders");
  const locale = useLocale();
  return (
    <ol className="max-w-3xl divide-y divide-border border-y border-border">
      {days.map(({ day_no: day, date, title, text, driving_notes: notes }) => (
        <li key={day} className="space-y-1.5 py-4">
          <p className="text-sm text-muted-foreground">
            {t("day", { day })} · <time dateTime={date}>{formatDayLong(date, locale)}</time>
          </p>
          <div lang={language} className="space-y-1.5">
            <h3 className="font-semibold">{title || "–"}</h3>
            {text ? <DayText text={text} /> : null}
            {notes ? <p className="max-w-[65ch] whitespace-pre-line text-muted-foreground">{notes}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
