import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatFileSize } from "#app/domain/file-size.ts";
import { say } from "#app/domain/product-name.ts";
import { AttachmentStateBadge } from "#app/features/attachments/attachment-state.tsx";
import type { OwnAttachment } from "#contract/catalogue/attachments/own-attachments.ts";
import type { Locale } from "#contract/primitives.ts";

/** What the list of shared papers tells of each; its title is the paper itself. */
export function documentColumns(t: TFunction<"attachments">, locale: Locale): Column<OwnAttachment>[] {
  return [
    {
      id: "title",
      header: t("fields.title"),
      cell: ({ uid, title }) => (
        <a
          href={href("/documents/attachment/:uid", { uid })}
          className="font-medium text-primary-text hover:underline"
        >
          {title}
        </a>
      ),
      sort: "title",
    },
    { id: "kind", header: t("fields.kind"), cell: ({ kind }) => t(`kinds.${kind}`), kind: "fit" },
    {
      id: "product",
      header: t("fields.product"),
      cell: ({ product_name: name }) => (name ? say(name, locale) : t("allProducts")),
    },
    {
      id: "valid_to",
      header: t("fields.valid_to"),
      cell: ({ valid_to: to }) => (to ? formatDayLong(to, locale) : t("noEnd")),
      sort: "valid_to",
      kind: "fit",
    },
    {
      id: "state",
      header: t("fields.state"),
      cell: ({ state }) => <AttachmentStateBadge state={state} />,
      kind: "fit",
    },
    {
      id: "size",
      header: t("fields.size"),
      cell: ({ bytes }) => formatFileSize(bytes, locale),
      kind: "number",
    },
  ];
}
