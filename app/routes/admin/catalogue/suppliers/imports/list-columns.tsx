import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { ImportStatus } from "#app/routes/admin/catalogue/suppliers/imports/import-status.tsx";
import type { RateImport } from "#contract/catalogue/rate-imports/import-record.ts";
import type { Locale } from "#contract/primitives.ts";

type Place = { locale: Locale; timeZone: string; supplier: string; mayEdit: boolean };

/** What the list of imports tells of each. A sheet that waits leads to its columns, all others to what they do. */
export function importColumns(
  t: TFunction<["rateImports"]>,
  { locale, timeZone, supplier, mayEdit }: Place,
): Column<RateImport>[] {
  const linkTo = ({ uid: batch, kind, status }: RateImport) => {
    if (!mayEdit) return undefined;
    const key = { uid: supplier, batch };
    return kind === "sheet" && status === "draft"
      ? href("/admin/suppliers/:uid/import/:batch", key)
      : href("/admin/suppliers/:uid/import/:batch/preview", key);
  };
  return [
    { id: "name", header: t("fields.name"), cell: ({ name }) => name, linkTo },
    {
      id: "status",
      header: t("fields.status"),
      cell: ({ status }) => <ImportStatus status={status} />,
      kind: "fit",
    },
    {
      id: "did",
      header: t("fields.did"),
      cell: ({ counts }) => counts && t("did", { added: counts.added, changed: counts.changed }),
    },
    {
      id: "created_at",
      header: t("fields.created_at"),
      cell: (one) => formatInstant(one.created_at, timeZone, locale),
      kind: "fit",
    },
    { id: "created_by", header: t("fields.created_by"), cell: (one) => one.created_by, kind: "fit" },
  ];
}
