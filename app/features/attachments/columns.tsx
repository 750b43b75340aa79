import type { TFunction } from "i18next";
import { href } from "react-router";
import type { RecordColumn } from "#app/data-table/record-columns.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatFileSize } from "#app/domain/file-size.ts";
import { languageName } from "#app/domain/language-name.ts";
import { AttachmentStateBadge } from "#app/features/attachments/attachment-state.tsx";
import type { Attachment, AttachmentQuery } from "#contract/catalogue/attachments/attachments.ts";
import type { Locale } from "#contract/primitives.ts";

type Say = {
  t: TFunction<["attachments", "records"]>;
  locale: Locale;
  /** Left out where all are of one. */
  withSupplier?: boolean;
};

/** What the list of attachments tells of each, on the page and in its download. */
export function attachmentColumns({
  t,
  locale,
  withSupplier = true,
}: Say): RecordColumn<Attachment, typeof AttachmentQuery>[] {
  const supplier: RecordColumn<Attachment, typeof AttachmentQuery> = {
    id: "supplier",
    header: t("fields.supplier"),
    cell: (one) => one.supplier_name,
    linkTo: (one) => href("/admin/suppliers/:uid", { uid: one.supplier }),
    sort: "supplier",
  };
  const day = (value: string | null) => value && formatDayLong(value, locale);
  return [
    {
      id: "title",
      header: t("fields.title"),
      cell: ({ title }) => title,
      linkTo: ({ uid }) => href("/admin/attachments/:uid", { uid }),
      sort: "title",
    },
    ...(withSupplier ? [supplier] : []),
    { id: "kind", header: t("fields.kind"), cell: ({ kind }) => t(`kinds.${kind}`), kind: "fit" },
    {
      id: "product",
      header: t("fields.product"),
      cell: ({ product_name: name }) => (name ? name[locale] || name.en : t("allProducts")),
      optional: true,
    },
    {
      id: "valid_to",
      header: t("fields.valid_to"),
      cell: (one) => day(one.valid_to) ?? t("noEnd"),
      csv: (one) => one.valid_to,
      kind: "fit",
      sort: "valid_to",
    },
    {
      id: "state",
      header: t("fields.state"),
      cell: ({ state }) => <AttachmentStateBadge state={state} />,
      csv: ({ state }) => t(`states.${state}`),
      kind: "fit",
    },
    {
      id: "visibility",
      header: t("fields.visibility"),
      cell: ({ visibility }) => t(`visibilities.${visibility}`),
    },
    {
      id: "file",
      header: t("fields.file"),
      cell: (one) => `${one.file_name}, ${formatFileSize(one.bytes, locale)}`,
      csv: (one) => one.file_name,
      linkTo: ({ uid }) => href("/documents/attachment/:uid", { uid }),
      optional: true,
    },
    { id: "valid_from", header: t("fields.valid_from"), csv: (one) => one.valid_from },
    {
      id: "language",
      header: t("fields.language"),
      csv: ({ language }) => language && languageName(language, locale),
    },
    { id: "created_by", header: t("fields.created_by"), csv: (one) => one.created_by },
  ];
}
