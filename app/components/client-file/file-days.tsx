import { CalendarDays } from "lucide";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CancelledServices } from "#app/components/client-file/cancelled-services.tsx";
import type { LineTools } from "#app/components/client-file/line-tools.ts";
import type { PriceColumn } from "#app/components/client-file/price-columns.ts";
import { ServiceRow } from "#app/components/client-file/service-row.tsx";
import { PlacePicture } from "#app/components/place-picture/place-picture.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, weekdayShort } from "#app/domain/dates.ts";
import { cn } from "#app/lib/cn.ts";
import type { BrandCode } from "#contract/primitives.ts";
import { runningTour, type RunningTour } from "#contract/sales/itineraries/running-tour.ts";
import type { AgentFileDay, AgentServiceLine } from "#contract/sales/client-files/client-file.ts";

type Day<Line> = Omit<AgentFileDay, "services"> & { services: readonly Line[] };

type FileDaysProps<Line> = {
  days: readonly Day<Line>[];
  prices: readonly PriceColumn<Line>[];
  timeZone: string;
  /** Whose pictures of places are drawn. */
  brand: BrandCode;
  /** Further lines below a service, for those who may read them. */
  notes?: ComponentType<{ line: Line }>;
  /** For those who may do something with the services. */
  tools?: LineTools<Line> | undefined;
  /** Stands below the services of each day. */
  below?: (dayNo: number) => ReactNode;
};

/** Columns before the prices: service, when, quantity, status, confirmation. */
const plainColumns = 5;

/** The services of a file, day by day, in one table, so that the columns of all days stand in line. */
export function FileDays<Line extends AgentServiceLine>(props: FileDaysProps<Line>) {
  const { days, prices, timeZone, brand, notes: Notes, tools, below } = props;
  const columns = plainColumns + prices.length + (tools ? 1 : 0);
  const { t } = useTranslation("clientFiles");
  if (days.length === 0) {
    return (
      <section className="rounded-md border border-border bg-card">
        <EmptyState icon={CalendarDays} title={t("services.noDays")} text={t("services.noDaysText")} />
      </section>
    );
  }
  const all = days.flatMap(({ services }) => services);
  const cancelled = all.filter(isCancelled);
  const held = all.filter(({ kind, status }) => kind === "included" && !ended.has(status));
  return (
    <div className="space-y-4">
      <section
        aria-label={t("services.title")}
        data-slot="file-days"
        className="overflow-x-auto rounded-md border border-border bg-card print:overflow-visible print:border-0 phone:border-0 phone:bg-transparent"
      >
        <table
          role="table"
          className="w-full border-collapse tabular-nums print:text-[8pt] phone:block print:[&_.text-xs]:text-[7pt]"
        >
          <caption className="sr-only">{t("services.title")}</caption>
          <Headings prices={prices} tools={tools} />
          {days.map(withoutCancelled).map((day) => (
            <tbody
              key={day.day_no}
              id={below ? `day-${day.day_no}` : undefined}
              role="rowgroup"
              className="scroll-mt-20 break-inside-avoid phone:mb-3 phone:block phone:rounded-md phone:border phone:border-border phone:bg-card"
            >
              <DayHeading day={day} columns={columns} brand={brand} />
              {day.services.length === 0 ? (
                <tr role="row" className="phone:block">
                  <td
                    role="cell"
                    colSpan={columns}
                    className="h-9 px-4 text-muted-foreground phone:block phone:py-2.5"
                  >
                    <EmptyDay tour={runningTour(day.date, held)} />
                  </td>
                </tr>
              ) : (
                day.services.map((line) => (
                  <ServiceRow key={line.uid} {...{ line, prices, timeZone, tools }}>
                    {Notes ? <Notes line={line} /> : null}
                  </ServiceRow>
                ))
              )}
              {below ? (
                <tr role="row" className="print:hidden phone:block">
                  <td role="cell" colSpan={columns} className="px-4 py-1.5 phone:block">
                    {below(day.day_no)}
                  </td>
                </tr>
              ) : null}
            </tbody>
          ))}
        </table>
      </section>
      <CancelledServices lines={cancelled} open={cancelled.length === all.length} tools={tools} />
    </div>
  );
}

const ended = new Set<AgentServiceLine["status"]>(["UN", "CP", "CX"]);

/** A day on which no service begins: it may be a further day of a tour. */
function EmptyDay({ tour }: { tour: RunningTour | null }) {
  const { t } = useTranslation(["clientFiles", "trip"]);
  if (!tour) return t("services.noServices");
  return t("trip:onTour", { name: tour.name, day: tour.day, days: tour.days });
}

function isCancelled({ status }: AgentServiceLine): boolean {
  return status === "CX";
}

/** A day with what is left of it; what was cancelled stands below. */
function withoutCancelled<Line extends AgentServiceLine>(day: Day<Line>): Day<Line> {
  return { ...day, services: day.services.filter((line) => !isCancelled(line)) };
}

const headingClasses =
  "h-9 px-3 print:px-1.5 text-start text-xs font-medium whitespace-nowrap text-muted-foreground";

function Headings<Line>({ prices, tools }: Pick<FileDaysProps<Line>, "prices" | "tools">) {
  const { t } = useTranslation("clientFiles");
  return (
    <thead role="rowgroup" className="phone:sr-only">
      <tr role="row">
        <th role="columnheader" scope="col" className={cn(headingClasses, "ps-4")}>
          {t("services.service")}
        </th>
        <th role="columnheader" scope="col" className={headingClasses}>
          {t("services.when")}
        </th>
        <th role="columnheader" scope="col" className={cn(headingClasses, "text-end!")}>
          {t("services.quantity")}
        </th>
        <th role="columnheader" scope="col" className={headingClasses}>
          {t("fields.status")}
        </th>
        <th role="columnheader" scope="col" className={headingClasses}>
          {t("services.confirmation")}
        </th>
        {prices.map(({ id, header }) => (
          <th key={id} role="columnheader" scope="col" className={cn(headingClasses, "text-end! last:pe-4")}>
            {header}
          </th>
        ))}
        {tools ? (
          <th role="columnheader" scope="col" className="sticky end-0 w-px bg-card print:hidden">
            <span className="sr-only">{tools.heading}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

type DayHeadingProps<Line> = { day: Day<Line>; columns: number; brand: BrandCode };

function DayHeading<Line>({ day, columns, brand }: DayHeadingProps<Line>) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  return (
    <tr role="row" className="phone:block">
      <th
        role="rowheader"
        scope="rowgroup"
        colSpan={columns}
        className="border-y border-border bg-muted px-4 py-1.5 text-start font-normal phone:block phone:rounded-t-md phone:border-t-0"
      >
        <span className="flex items-center gap-3">
          {day.place ? (
            <PlacePicture
              place={day.place}
              brand={brand}
              className="h-9 w-14 shrink-0 rounded-sm print:hidden!"
            />
          ) : null}
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{t("services.day", { day: day.day_no })}</span>
              <span className="text-muted-foreground">
                {weekdayShort(day.date, locale)} {formatDay(day.date, locale)}
              </span>
              {day.overnight ? (
                <span className="text-muted-foreground">
                  {t("services.overnight", { place: day.overnight })}
                </span>
              ) : null}
            </span>
            <span className="block font-medium text-pretty">{day.title}</span>
          </span>
        </span>
      </th>
    </tr>
  );
}
