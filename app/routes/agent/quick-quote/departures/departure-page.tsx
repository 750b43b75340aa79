import { ArrowLeft, CalendarX2, SearchX } from "lucide";
import { href, Link, useLocation } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { formatDayLong, formatDayRange } from "#app/domain/dates.ts";
import { hasFilters, withoutFilters } from "#app/lib/query-string.ts";
import { DepartureTile } from "#app/routes/agent/quick-quote/departures/departure-tile.tsx";
import { unreadableChoices, useDepartureFilters } from "#app/routes/agent/quick-quote/departures/filters.ts";
import { RoomProblems } from "#app/routes/agent/quick-quote/departures/room-problems.tsx";
import type { QuoteDepartures } from "#contract/tours/departures.ts";

type DeparturePageProps = {
  title: string;
  page: QuoteDepartures;
  /** What the button of a departure does. */
  choose: string;
};

/** Departures that may stand in a quote, with what keeps its party from having them. */
export function DeparturePage({ title, page, choose }: DeparturePageProps) {
  const { t } = useTranslation("tours");
  const locale = useLocale();
  const { departures, moving } = page;
  const filters = useDepartureFilters(page);
  const unreadable = unreadableChoices(filters, useLocation().search);
  const dates = { from: formatDayLong(page.from, locale), to: formatDayLong(page.to, locale) };
  const intro = moving
    ? t("moving", { name: moving.name, dates: formatDayRange(moving.date_from, moving.date_to, locale) })
    : t("intro", { count: page.seats, ...dates });
  return (
    <ListPage
      title={title}
      count={departures.length}
      intro={`${intro} ${t("holdNote")}`}
      actions={
        <Link
          to={href("/app/quick-quote/customise/:reference", { reference: page.reference })}
          className={buttonVariants()}
        >
          <Icon of={ArrowLeft} />
          {t("back")}
        </Link>
      }
    >
      <Notices page={page} />
      {page.months.length > 0 ? <FilterBar filters={filters} unreadable={unreadable} unfolded /> : null}
      {departures.length > 0 ? (
        <ul className="space-y-3">
          {departures.map((one) => (
            <DepartureTile key={one.uid} one={one} page={page} choose={choose} />
          ))}
        </ul>
      ) : (
        <Nothing dates={dates} reference={page.reference} />
      )}
    </ListPage>
  );
}

/** What stands in the way of all departures alike. */
function Notices({ page }: { page: QuoteDepartures }) {
  const { t } = useTranslation(["tours", "quotes"]);
  const locale = useLocale();
  const list = page.later.map(({ name, date_from: from }) => `${name}, ${formatDayLong(from, locale)}`);
  if (!page.editable) {
    return (
      <Alert title={t("quotes:closed.title")} className="mb-4">
        <p>{t("quotes:closed.text")}</p>
      </Alert>
    );
  }
  if (page.problems.length > 0) return <RoomProblems page={page} />;
  return list.length > 0 ? (
    <Alert tone="warning" title={t("none.title")} className="mb-4">
      <p>{t("none.later", { list: new Intl.ListFormat(locale).format(list) })}</p>
    </Alert>
  ) : null;
}

function Nothing({ dates, reference }: { dates: { from: string; to: string }; reference: string }) {
  const { t } = useTranslation(["tours", "kit", "quotes"]);
  const { search } = useLocation();
  const frame = "rounded-md border border-border bg-card";
  if (hasFilters(search)) {
    const reset = (
      <Link to={{ search: withoutFilters(search) }} className={buttonVariants()}>
        {t("kit:table.reset")}
      </Link>
    );
    const [title, text] = [t("kit:table.noMatchTitle"), t("kit:table.noMatchText")];
    return <EmptyState icon={SearchX} title={title} text={text} className={frame} action={reset} />;
  }
  const copy = (
    <Link to={href("/app/quick-quote/copy/:reference", { reference })} className={buttonVariants()}>
      {t("quotes:copy.title")}
    </Link>
  );
  const [title, text] = [t("empty.title"), t("empty.text", dates)];
  return <EmptyState icon={CalendarX2} title={title} text={text} className={frame} action={copy} />;
}
