import { ArrowRightLeft, ChevronDown, ChevronUp, Pencil, Trash2 } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link } from "react-router";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { DragHandle } from "#app/records/drag-handle.tsx";
import { Menu } from "#app/components/ui/menu.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { boardForm } from "#app/routes/admin/catalogue/quick-quote/slot-board.tsx";
import type { EditorDay, EditorSlot } from "#contract/catalogue/packages/editor-days.ts";

type SlotActionsProps = {
  slot: EditorSlot;
  name: string;
  place: { day: number; position: number };
  days: readonly EditorDay[];
  editPath: string;
};

/** What can be done with a slot: change it, move it up, down or to another day, take it out. */
export function SlotActions({ slot, name, place, days, editPath }: SlotActionsProps) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const icon = { variant: "ghost", size: "icon-sm" } as const;
  const arrow = (to: { day: number; position: number } | null) => ({
    ...icon,
    type: "submit" as const,
    form: boardForm,
    name: "move",
    disabled: to === null,
    value: to ? `${slot.uid} ${to.day} ${to.position}` : "",
  });
  return (
    <div className="flex shrink-0 items-center gap-0.5 max-sm:w-full max-sm:justify-end print:hidden">
      <Link
        to={editPath}
        className={buttonVariants(icon)}
        aria-label={t("packageContent:slots.edit", { what: name })}
      >
        <Icon of={Pencil} />
      </Link>
      <Button {...arrow(upFrom(place, days))} aria-label={t("packageContent:slots.up", { what: name })}>
        <Icon of={ChevronUp} />
      </Button>
      <Button {...arrow(downFrom(place, days))} aria-label={t("packageContent:slots.down", { what: name })}>
        <Icon of={ChevronDown} />
      </Button>
      <MoveMenu slot={slot} name={name} place={place} days={days} />
      <Button
        {...icon}
        type="submit"
        form={boardForm}
        name="remove"
        value={`${slot.uid} ${slot.lock_version}`}
        aria-label={t("packageContent:slots.remove", { what: name })}
      >
        <Icon of={Trash2} />
      </Button>
      <DragHandle title={t("packageContent:slots.drag")} />
    </div>
  );
}

function MoveMenu({ slot, name, place, days }: Omit<SlotActionsProps, "editPath">) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const others = days.filter(({ day_no: day }) => day !== place.day);
  if (others.length === 0) return null;
  return (
    <Menu
      label={t("packageContent:slots.moveTo", { what: name })}
      trigger={
        <span className={buttonVariants({ variant: "ghost", size: "icon-sm" })}>
          <Icon of={ArrowRightLeft} />
        </span>
      }
      panelClassName="p-3"
    >
      <Form method="post" preventScrollReset className="flex items-end gap-2">
        <input type="hidden" name="slot" value={slot.uid} />
        <label className="text-sm">
          {t("packageContent:slots.toDay")}
          <Select name="day" className="mt-1 w-24">
            {others.map(({ day_no: day }) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </Select>
        </label>
        <Button type="submit">{t("packageContent:slots.move")}</Button>
      </Form>
    </Menu>
  );
}

type Place = { day: number; position: number };

/** One up: the first of a day becomes the last of the day before. */
function upFrom({ day, position }: Place, days: readonly EditorDay[]): Place | null {
  if (position > 1) return { day, position: position - 1 };
  return days.some(({ day_no: other }) => other === day - 1) ? { day: day - 1, position: 1000 } : null;
}

/** One down: the last of a day becomes the first of the next. */
function downFrom({ day, position }: Place, days: readonly EditorDay[]): Place | null {
  const length = days.find(({ day_no: one }) => one === day)?.slots.length ?? 0;
  if (position < length) return { day, position: position + 1 };
  return days.some(({ day_no: other }) => other === day + 1) ? { day: day + 1, position: 1 } : null;
}
