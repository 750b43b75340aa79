import type { TFunction } from "i18next";
import { href, Link } from "react-router";
import type { RecordColumn } from "#app/data-table/record-columns.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { CheckIcon } from "#app/routes/admin/quality/fit-finalisation-tracker/check-icon.tsx";
import { checkLink, checkText } from "#app/routes/admin/quality/fit-finalisation-tracker/check-words.ts";
import { StageBadge } from "#app/routes/admin/quality/fit-finalisation-tracker/stage-badge.tsx";
import type { Locale } from "#contract/primitives.ts";
import type { FinalisationQuery } from "#contract/quality/finalisation/endpoints.ts";
import type { FinalisationRow } from "#contract/quality/finalisation/finalisation.ts";

type Say = TFunction<"finalisation">;

/** What the tracker tells of each file, on the page and in its download. */
export function finalisationColumns(
  t: Say,
  locale: Locale,
): RecordColumn<FinalisationRow, typeof FinalisationQuery>[] {
  return [
    {
      id: "reference",
      header: t("fields.reference"),
      cell: ({ reference }) => reference,
      linkTo: ({ uid }) => href("/admin/fit-finalisation-tracker/:uid", { uid }),
      sort: "reference",
    },
    { id: "name", header: t("fields.name"), cell: ({ name }) => name, sort: "name" },
    {
      id: "travel_date",
      header: t("fields.travel_date"),
      cell: (row) => formatDayLong(row.travel_date, locale),
      csv: (row) => row.travel_date,
      sort: "travel_date",
      kind: "fit",
    },
    {
      id: "stage",
      header: t("fields.stage"),
      cell: ({ stage }) => <StageBadge stage={stage} />,
      csv: ({ stage }) => t(`stages.${stage}`),
      kind: "fit",
    },
    {
      id: "checks",
      header: t("fields.checks"),
      cell: (row) => <OpenChecks row={row} t={t} />,
      csv: (row) =>
        openOf(row)
          .map((one) => checkText(one, t))
          .join("; "),
    },
    {
      id: "due_on",
      header: t("fields.due_on"),
      cell: (row) => formatDayLong(row.due_on, locale),
      csv: (row) => row.due_on,
      kind: "fit",
    },
    { id: "owner", header: t("fields.owner"), cell: (row) => row.consultant_name ?? t("nobody") },
    { id: "agency", header: t("fields.agency"), cell: (row) => row.agency_name, optional: true },
    { id: "brand", header: t("fields.brand"), cell: ({ brand }) => brand, optional: true },
  ];
}

function openOf({ checks }: FinalisationRow) {
  return checks.filter(({ state }) => state === "open" || state === "wrong");
}

/** What holds a file up, each linked to where it is mended; how many checks are done stands below, on a phone alone. */
function OpenChecks({ row, t }: { row: FinalisationRow; t: Say }) {
  const done = row.checks.filter(({ state }) => state === "done").length;
  return (
    <div className="sm:min-w-64">
      <ul className="flex flex-wrap gap-x-3 phone:hidden">
        {openOf(row).map((one) => (
          <li key={one.check} className="flex items-center gap-1">
            <CheckIcon state={one.state} />
            <Link
              to={checkLink(one.check, row.uid)}
              className="inline-flex min-h-7 items-center underline-offset-2 hover:underline"
            >
              {checkText(one, t)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted-foreground">{t("done", { done, all: row.checks.length })}</p>
    </div>
  );
}
