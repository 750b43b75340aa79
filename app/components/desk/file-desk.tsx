import { FolderOpen } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { QuoteLists } from "#app/components/desk/quote-lists.tsx";
import { StatusLine } from "#app/components/desk/status-line.tsx";
import { TripList, type Trip } from "#app/components/desk/trip-list.tsx";
import { WaitingList } from "#app/components/desk/waiting-list.tsx";
import { WhoseTabs } from "#app/components/desk/whose-tabs.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { FileStatus } from "#contract/primitives.ts";
import type { DeskQuote, WaitingFile, Whose } from "#contract/sales/desks.ts";

type FileDeskProps<Row extends Trip> = {
  name: string;
  desk: {
    whose: Whose | null;
    waiting: readonly WaitingFile[];
    more_wait: boolean;
    by_status: readonly { status: FileStatus; count: number; more: boolean }[];
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
  /** What the account itself has to do about files. */
  tasks?: ReactNode;
  /** What waits about the money of files. */
  money?: ReactNode;
  /** What else waits for this account, that is of no file. */
  more?: ReactNode;
};

/** The first page of those who work with files: what waits for an answer, where files stand, who is travelling. */
export function FileDesk<Row extends Trip>({ name, list, actions, more, ...rest }: FileDeskProps<Row>) {
  const { t } = useTranslation("desk");
  return (
    <div className="space-y-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <h1 className="text-xl">{t("greeting", { name })}</h1>
          {rest.desk.whose ? <WhoseTabs shown={rest.desk.whose} /> : null}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {list ? (
            <Link to={list} className={buttonVariants()}>
              {t("allFiles")}
            </Link>
          ) : null}
          {actions}
        </div>
      </header>
      {list ? <Overview list={list} {...rest} /> : null}
      {more}
      {list || more ? null : <p className="text-muted-foreground">{t("noAccess")}</p>}
    </div>
  );
}

type OverviewProps<Row extends Trip> = Pick<
  FileDeskProps<Row>,
  "desk" | "linkTo" | "today" | "timeZone" | "money" | "tasks"
> & {
  list: string;
};

function Overview<Row extends Trip>(props: OverviewProps<Row>) {
  const { desk, list, linkTo, today, timeZone, money, tasks } = props;
  const { t } = useTranslation("desk");
  const { whose, waiting, by_status: counts } = desk;
  if (waiting.length === 0 && whose !== "mine" && counts.every(({ count }) => count === 0)) {
    return <EmptyState icon={FolderOpen} title={t("noFiles")} text={t("noFilesText")} />;
  }
  const mine: Record<string, string> = whose === "mine" ? { "filter[whose]": "mine" } : {};
  const inStatus = (status: FileStatus) =>
    `${list}?${new URLSearchParams({ "filter[status]": status, ...mine })}`;
  return (
    <>
      <WaitingList files={waiting} more={desk.more_wait} names={whose !== "mine"} {...{ linkTo, timeZone }} />
      {tasks}
      <StatusLine counts={counts} linkTo={inStatus} />
      {money}
      <QuoteLists
        runningOut={desk.quotes_running_out}
        answers={desk.quote_answers}
        {...{ linkTo, timeZone }}
      />
      <Trips {...{ desk, linkTo, today }} />
    </>
  );
}

function Trips<Row extends Trip>({
  desk,
  linkTo,
  today,
}: Pick<FileDeskProps<Row>, "desk" | "linkTo" | "today">) {
  const { t } = useTranslation("desk");
  const common = { linkTo, today };
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      <TripList title={t("openFiles")} trips={desk.open} empty={t("openFilesEmpty")} {...common} />
      <div className="grid grid-cols-1 gap-8">
        <TripList title={t("travelling")} trips={desk.travelling} empty={t("travellingEmpty")} {...common} />
        <TripList
          title={t("leavingSoon")}
          trips={desk.leaving_soon}
          empty={t("leavingSoonEmpty")}
          {...common}
        />
      </div>
    </div>
  );
}
