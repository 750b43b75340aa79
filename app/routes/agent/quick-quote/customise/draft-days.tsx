import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, weekdayShort } from "#app/domain/dates.ts";
import { DraftService } from "#app/routes/agent/quick-quote/customise/draft-service.tsx";
import { runningTour, type RunningTour } from "#contract/sales/itineraries/running-tour.ts";
import type { DraftDay, DraftLine, QuoteDraft } from "#contract/sales/quotes/draft.ts";

type DraftDaysProps = {
  draft: QuoteDraft;
  /** What may be done with a service, below it. */
  renderLine?: (line: DraftLine) => ReactNode;
  /** What may be put into a day, at its end. */
  renderDay?: (day: DraftDay) => ReactNode;
};

/** The trip day by day, each with its services. */
export function DraftDays({ draft, renderLine, renderDay }: DraftDaysProps) {
  const taken = draft.days.flatMap(({ lines }) => lines).filter((line) => line.taken && !line.removed);
  return (
    <ol className="space-y-4">
      {draft.days.map((day) => (
        <li
          key={day.day_no}
          id={`day-${day.day_no}`}
          className="scroll-mt-20 overflow-hidden rounded-md border border-border bg-card"
        >
          <DayHeading day={day} />
          <Services draft={draft} day={day} tour={runningTour(day.date, taken)} renderLine={renderLine} />
          {renderDay?.(day)}
        </li>
      ))}
    </ol>
  );
}

function DayHeading({ day }: { day: DraftDay }) {
  const { t } = useTranslation("quotes");
  const locale = useLocale();
  return (
    <div className="border-b border-border bg-muted px-4 py-2.5">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
        <span className="font-semibold">{t("days.day", { day: day.day_no })}</span>
        <span className="font-normal text-muted-foreground">
          {`${weekdayShort(day.date, locale)} ${formatDay(day.date, locale)}`}
        </span>
        <span className="font-medium">{day.title}</span>
      </h3>
      <p className="text-xs text-muted-foreground empty:hidden">
        {day.overnight
          ? t("days.overnight", { place: day.overnight.name })
          : day.place.name === day.title
            ? null
            : day.place.name}
      </p>
    </div>
  );
}

type ServicesProps = Pick<DraftDaysProps, "draft" | "renderLine"> & {
  day: DraftDay;
  tour: RunningTour | null;
};

function Services({ draft, day, tour, renderLine }: ServicesProps) {
  const { t } = useTranslation(["quotes", "trip"]);
  const shown = day.lines.filter(({ removed }) => !removed);
  const removed = day.lines.filter((line) => line.removed);
  return (
    <>
      {tour ? (
        <p className="px-4 py-3 text-muted-foreground">
          {t("trip:onTour", { name: tour.name, day: tour.day, days: tour.days })}
        </p>
      ) : null}
      {shown.length === 0 && !tour ? (
        <p className="px-4 py-3 text-muted-foreground">{t("days.empty")}</p>
      ) : null}
      <ul className="divide-y divide-border">
        {[...shown, ...removed].map((line) => (
          <DraftService key={line.uid} draft={draft} line={line}>
            {renderLine?.(line)}
          </DraftService>
        ))}
      </ul>
    </>
  );
}
