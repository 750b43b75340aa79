import type { TFunction } from "i18next";
import { CircleCheck, CircleDashed } from "lucide";
import { href } from "react-router";
import { LabelChip } from "#app/components/labels/label-chip.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { MoveCell } from "#app/records/reorder.tsx";
import type { Label } from "#contract/content/labels.ts";

type Say = {
  t: TFunction<"labels">;
  /** How many labels there are. Null while the list is not in its own order: nothing can be moved then. */
  total: number | null;
};

/** Columns of the list of labels. */
export function labelColumns({ t, total }: Say): Column<Label>[] {
  const columns: Column<Label>[] = [
    {
      id: "name",
      header: t("fields.name"),
      cell: (label) => <LabelChip label={label} />,
      linkTo: ({ uid }) => href("/admin/labels/:uid", { uid }),
      sort: "name",
    },
    { id: "appliesTo", header: t("fields.applies_to"), cell: (label) => t(`appliesTo.${label.applies_to}`) },
    {
      id: "used",
      header: t("fields.used"),
      cell: ({ used }) => (used > 0 ? t("used", { count: used }) : t("unused")),
      sort: "used",
    },
    {
      id: "active",
      header: t("fields.active"),
      cell: ({ active }) => <ActiveBadge active={active} t={t} />,
      kind: "fit",
    },
  ];
  return [
    ...columns,
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
      kind: "fit",
      sort: "position",
    },
  ];
}

function ActiveBadge({ active, t }: { active: boolean; t: Say["t"] }) {
  const icon = active ? CircleCheck : CircleDashed;
  return (
    <Badge tone={active ? "green" : "neutral"}>
      <Icon of={icon} />
      {t(active ? "active" : "inactive")}
    </Badge>
  );
}
