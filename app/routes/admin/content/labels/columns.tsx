import type { TFunction } from "i18next";
import { href } from "react-router";
import { LabelChip } from "#app/components/labels/label-chip.tsx";
import type { RecordColumn } from "#app/data-table/record-columns.ts";
import { ActiveBadge } from "#app/records/active-badge.tsx";
import { MoveCell } from "#app/records/reorder.tsx";
import type { Label, LabelQuery } from "#contract/content/labels.ts";

type Say = {
  t: TFunction<["labels", "records"]>;
  /** How many labels there are. Null while the list is not in its own order: nothing can be moved then. */
  total: number | null;
};

/** What the list of labels tells of each, on the page and in its download. */
export function labelColumns({ t, total }: Say): RecordColumn<Label, typeof LabelQuery>[] {
  return [
    {
      id: "name",
      header: t("fields.name"),
      cell: (label) => <LabelChip label={label} />,
      csv: ({ name }) => name,
      linkTo: ({ uid }) => href("/admin/labels/:uid", { uid }),
      sort: "name",
    },
    { id: "colour", header: t("fields.colour"), csv: ({ colour }) => t(`colours.${colour}`) },
    { id: "icon", header: t("fields.icon"), csv: ({ icon }) => t(`icons.${icon}`) },
    { id: "appliesTo", header: t("fields.applies_to"), cell: (label) => t(`appliesTo.${label.applies_to}`) },
    {
      id: "used",
      header: t("fields.used"),
      cell: ({ used }) => (used > 0 ? t("used", { count: used }) : t("unused")),
      csv: ({ used }) => used,
      sort: "used",
    },
    {
      id: "active",
      header: t("fields.active"),
      cell: ({ active }) => <ActiveBadge active={active}>{t(active ? "active" : "inactive")}</ActiveBadge>,
      csv: ({ active }) => t(active ? "records:yes" : "records:no"),
      kind: "fit",
    },
    {
      id: "position",
      header: t("fields.position"),
      cell: ({ uid, name, position }) =>
        total === null ? (
          position
        ) : (
          <MoveCell
            uid={uid}
            position={position}
            total={total}
            words={{ up: t("up", { name }), down: t("down", { name }), drag: t("drag") }}
          />
        ),
      csv: ({ position }) => position,
      kind: "fit",
      sort: "position",
    },
  ];
}
