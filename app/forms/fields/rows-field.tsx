import { useFormMetadata } from "@conform-to/react";
import { Plus, Trash2 } from "lucide";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { rowsOf, type AppField, type FieldTexts, type ListField } from "#app/forms/fields/field.ts";
import { GroupFrame } from "#app/forms/fields/group-frame.tsx";

type RowsFieldProps<Row extends AppField> = FieldTexts & {
  field: ListField<Row>;
  /** Says what the button adds: "Add room". */
  addLabel: string;
  /** Name of a row, counted from 1: "Room 2". */
  rowLabel: (number: number) => string;
  /** The fields of one row. */
  children: (row: Row, index: number) => ReactNode;
  min?: number;
  max?: number;
  /** What a new row begins with, as it is typed. */
  newRow?: Record<string, string>;
  disabled?: boolean;
};

/**
 * Rows that can be added and taken away; both buttons are submit buttons, so they work without JavaScript: the
 * action then answers the form with that done and everything that was typed.
 */
export function RowsField<Row extends AppField>(props: RowsFieldProps<Row>) {
  const { field, addLabel, rowLabel, children, min = 0, max = 50, newRow = {}, disabled, ...frame } = props;
  const { t } = useTranslation("formFields");
  const form = useFormMetadata();
  const rows = rowsOf(field);
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterChange(list, rows.length);
  return (
    <GroupFrame field={field} disabled={disabled} {...frame}>
      {/* Enter in a field uses the first submit button of a form: it must send it and not take a row away. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div ref={list} className="space-y-3">
        {rows.map((row, index) => (
          <div
            key={row.key}
            role="group"
            aria-label={rowLabel(index + 1)}
            data-row=""
            className="relative rounded-md border border-border bg-card p-4"
          >
            <div className="mb-2 flex min-h-7 items-center justify-between gap-3">
              <span className="text-xs font-medium text-muted-foreground">{rowLabel(index + 1)}</span>
              {rows.length > min && !disabled ? (
                <Button
                  {...form.remove.getButtonProps({ name: field.name, index })}
                  type="submit"
                  variant="ghost"
                  size="icon-sm"
                  aria-label={t("rows.remove", { row: rowLabel(index + 1) })}
                >
                  <Icon of={Trash2} />
                </Button>
              ) : null}
            </div>
            {children(row, index)}
          </div>
        ))}
        {rows.length < max && !disabled ? (
          <Button
            {...form.insert.getButtonProps<Record<string, string>[]>({
              name: field.name,
              defaultValue: newRow,
            })}
            type="submit"
            data-add-row=""
          >
            <Icon of={Plus} />
            {addLabel}
          </Button>
        ) : null}
      </div>
    </GroupFrame>
  );
}

/** A new row takes the focus; when one is taken away, the button that adds one does. */
function useFocusAfterChange(list: RefObject<HTMLDivElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const grew = count > before.current;
    const changed = count !== before.current;
    before.current = count;
    if (!changed || !list.current) return;
    const rows = list.current.querySelectorAll("[data-row]");
    const target = grew
      ? rows[rows.length - 1]?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")
      : list.current.querySelector<HTMLElement>("[data-add-row]");
    target?.focus();
  }, [count, list]);
}
