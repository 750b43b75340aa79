import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import type { RecordColumn } from "#app/data-table/record-columns.ts";
import { formatMonthNumbers } from "#app/domain/dates.ts";
import { CopyButton } from "#app/routes/admin/catalogue/quick-quote/copy-button.tsx";
import { PackageStatus, TestResult } from "#app/routes/admin/catalogue/quick-quote/package-status.tsx";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import type { OfficePackage, OfficePackageQuery } from "#contract/catalogue/packages/editor.ts";
import type { Locale } from "#contract/primitives.ts";

/** What the list of packages tells of each, on the page and in its download. */
export function packageColumns(
  t: TFunction<["packageEditor", "packages", "productSearch"]>,
  locale: Locale,
): RecordColumn<OfficePackage, typeof OfficePackageQuery>[] {
  return [
    {
      id: "ref",
      header: t("fields.ref"),
      cell: ({ ref }) => ref,
      linkTo: ({ uid }) => href("/admin/quick-quote/:uid", { uid }),
      sort: "ref",
    },
    { id: "name", header: t("fields.name"), cell: ({ name }) => say(name, locale), sort: "name" },
    {
      id: "status",
      header: t("fields.status"),
      cell: ({ status }) => <PackageStatus status={status} />,
      csv: ({ status }) => t(`statuses.${status}`),
      kind: "fit",
      sort: "status",
    },
    {
      id: "test",
      header: t("fields.last_test"),
      cell: ({ last_test: test }) => <TestResult test={test} />,
      csv: ({ last_test: test }) => test && t("testCount", test),
      kind: "fit",
      sort: "tested",
    },
    { id: "brand", header: t("fields.brand"), cell: ({ brand }) => brand },
    {
      id: "days",
      header: t("fields.duration_days"),
      cell: (pack) => pack.duration_days,
      kind: "number",
      sort: "duration",
    },
    { id: "start_place", header: t("fields.start_place"), csv: (pack) => pack.start_place },
    { id: "end_place", header: t("fields.end_place"), csv: (pack) => pack.end_place },
    { id: "min_pax", header: t("fields.min_pax"), csv: (pack) => pack.min_pax },
    { id: "max_pax", header: t("fields.max_pax"), csv: (pack) => pack.max_pax },
    {
      id: "transport",
      header: t("fields.transport"),
      cell: ({ transport }) => t(`packages:transports.${transport}`),
      optional: true,
    },
    {
      id: "classes",
      header: t("fields.tariffs"),
      cell: ({ tariffs }) => tariffs.map((one) => t(`productSearch:classes.${one}`)).join(", "),
    },
    {
      id: "months",
      header: t("fields.months_available"),
      cell: (pack) =>
        pack.months_available.length === 12
          ? t("packages:allYear")
          : formatMonthNumbers(pack.months_available, locale),
      csv: (pack) => pack.months_available.join(" "),
      optional: true,
    },
  ];
}

/** The button at the end of each row that copies its package; needs a `<CopyForm>` on the page. */
export function copyColumn(t: TFunction<"packageEditor">, locale: Locale): Column<OfficePackage> {
  return {
    id: "copy",
    header: t("copy.do"),
    cell: ({ uid, name }) => <CopyButton uid={uid} name={say(name, locale)} inRow />,
    kind: "fit",
    hideHeader: true,
  };
}
