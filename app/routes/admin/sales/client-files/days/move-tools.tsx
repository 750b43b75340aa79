import { ArrowDown, ArrowUp } from "lucide";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { DragHandle } from "#app/records/drag-handle.tsx";
import { reorderForm } from "#app/records/reorder.tsx";
import { writePlace, type Standing } from "#app/routes/admin/sales/client-files/days/day-places.ts";

type MoveToolsProps = { line: { uid: string; name: string }; standing: Standing };

/** Arrows that move a service by one place, and a handle to drag it by. Stands inside a `Reorder`. */
export function MoveTools({ line, standing }: MoveToolsProps) {
  const { t } = useTranslation("fileServices");
  const { day, position } = standing;
  const arrow = (to: number | null, label: string, icon: typeof ArrowUp) => (
    <Button
      type="submit"
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      disabled={to === null}
      form={reorderForm}
      name="move"
      value={`${line.uid} ${String(to ?? "")}`}
    >
      <Icon of={icon} />
    </Button>
  );
  return (
    <span data-row={line.uid} data-position={writePlace(day, position)} className="flex items-center">
      {arrow(standing.up, t("up", { service: line.name }), ArrowUp)}
      {arrow(standing.down, t("down", { service: line.name }), ArrowDown)}
      <DragHandle title={t("drag")} />
    </span>
  );
}
