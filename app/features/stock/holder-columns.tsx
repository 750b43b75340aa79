import type { TFunction } from "i18next";
import { href } from "react-router";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { formatInstant } from "#app/domain/dates.ts";
import type { StockHolder } from "#contract/catalogue/stock/stock.ts";
import type { Locale } from "#contract/primitives.ts";

/** What the page of a day tells of each file that holds something of it. */
export function holderColumns(
  t: TFunction<["stock", "status"]>,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): Column<StockHolder>[] {
  return [
    {
      id: "reference",
      header: t("holders.file"),
      cell: ({ reference, file_name: name }) => `${reference} ${name}`,
      linkTo: ({ file_uid: uid }) => href("/admin/client-files/:uid", { uid }),
    },
    { id: "agency", header: t("fields.agency"), cell: ({ agency }) => agency },
    {
      id: "status",
      header: t("holders.status"),
      cell: ({ status }) => <StatusBadge machine="line" code={status} />,
      kind: "fit",
    },
    { id: "qty", header: t("holders.qty"), cell: ({ qty }) => qty, kind: "number" },
    {
      id: "of",
      header: t("holders.of"),
      cell: ({ of_share: share, agency }) => (share ? agency : t("everybody")),
    },
    {
      id: "since",
      header: t("holders.since"),
      cell: ({ held_at: at }) => formatInstant(at, timeZone, locale),
    },
  ];
}
