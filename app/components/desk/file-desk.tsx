import { FolderOpen } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { QuoteLists } from "#app/components/desk/quote-lists.tsx";
import { StatusTiles } from "#app/components/desk/status-tiles.tsx";
import { TripList, type Trip } from "#app/components/desk/trip-list.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { FileStatus } from "#contract/primitives.ts";
import type { DeskQuote } from "#contract/sales/desks.ts";

type FileDeskProps<Row extends Trip> = {
  name: string;
  desk: {
    by_status: readonly { status: FileStatus; count: number }[];
    quotes_running_out: readonly DeskQuote[];
    quote_answers: readonly DeskQuote[];
    open: readonly Row[];
    travelling: readonly Row[];
    leaving_soon: readonly Row[];
  };
  /** The list of files; null for accounts that may not see it. */
  list: string | null;
  linkTo: (file: { uid: string; reference: string }) => string;
  /** Today's date where the trips are. */
  today: string;
  timeZone: string;
  /** What is begun from here, beside the way to the list. */
  actions?: ReactNode;
};

/** The first page of those who work with files: where they stand, who is travelling, who leaves soon. */
export function FileDesk<Row extends Trip>({ name, list, actions, ...rest }: FileDeskProps<Row>) {
  const { t } = useTranslation("desk");
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{t("greeting", { name })}</h1>
        <div className="flex flex-wrap gap-2 print:hidden">
          {list ? (
            <Link to={list} className={buttonVariants()}>
              {t("allFiles")}
            </Link>
          ) : null}
          {actions}
        </div>
      </header>
      {list ? <Overview list={list} {...rest} /> : <p className="text-muted-foreground">{t("noAccess")}</p>}
    </div>
  );
}

type OverviewProps<Row extends Trip> = Pick<FileDeskProps<Row>, "desk" | "linkTo" | "today" | "timeZone"> & {
  list: string;
};

function Overview<Row extends Trip>({ desk, list, linkTo, today, timeZone }: OverviewProps<Row>) {
  const { t } = useTranslation("desk");
  if (desk.by_status.every(({ count }) => count === 0)) {
    return (
      <Card>
        <EmptyState icon={FolderOpen} title={t("noFiles")} text={t("noFilesText")} />
      </Card>
    );
  }
  const inStatus = (status: FileStatus) => `${list}?${new URLSearchParams({ "filter[status]": status })}`;
  return (
    <>
      <section className="space-y-3">
        <h2 className="text-base font-semibold">{t("byStatus")}</h2>
        <StatusTiles counts={desk.by_status} linkTo={inStatus} />
      </section>
      <QuoteLists
        runningOut={desk.quotes_running_out}
        answers={desk.quote_answers}
        {...{ linkTo, timeZone }}
      />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <TripList
          title={t("openFiles")}
          trips={desk.open}
          empty={t("openFilesEmpty")}
          {...{ linkTo, today }}
        />
        <div className="grid grid-cols-1 gap-6">
          <TripList
            title={t("travelling")}
            trips={desk.travelling}
            empty={t("travellingEmpty")}
            {...{ linkTo, today }}
          />
          <TripList
            title={t("leavingSoon")}
            trips={desk.leaving_soon}
            empty={t("leavingSoonEmpty")}
            {...{ linkTo, today }}
          />
        </div>
      </div>
    </>
  );
}
