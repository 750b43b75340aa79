import { CalendarDays } from "lucide";
import { useRef, type ComponentProps } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { readTypedDate, writeTypedDate } from "#app/domain/typed-dates.ts";
import { changeByHand } from "#app/forms/change-by-hand.ts";
import { initialText, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

type DateFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "name" | "id" | "defaultValue" | "type"> & {
    field: AppField;
    /** First and last day that the calendar offers, `YYYY-MM-DD`; what may be saved is for the rules to say. */
    min?: string;
    max?: string;
  };

/**
 * A day, typed with the day first or picked from the browser's own calendar, and kept as `YYYY-MM-DD`. The form's
 * `formats` must name the field as `date`.
 */
export function DateField(props: DateFieldProps) {
  const { field, label, hint, optional, frameClassName, min, max, disabled, ...rest } = props;
  const { t } = useTranslation("kit");
  const locale = useLocale();
  const hydrated = useHydrated();
  const text = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={frameClassName}>
      <span className="relative block">
        <Input
          ref={text}
          key={field.key}
          {...fieldProps(field, hint)}
          defaultValue={initialText(field)}
          placeholder={t("date.placeholder")}
          autoComplete="off"
          disabled={disabled}
          className="pe-10 tabular-nums"
          {...rest}
        />
        {hydrated && !disabled ? (
          <DatePicker
            label={t("date.pick", { label })}
            bounds={{ min, max }}
            current={() => readTypedDate(text.current?.value ?? "")}
            onPick={(date) => {
              if (text.current) changeByHand(text.current, writeTypedDate(date, locale));
            }}
          />
        ) : null}
      </span>
    </FieldFrame>
  );
}

type DatePickerProps = {
  label: string;
  bounds: { min: string | undefined; max: string | undefined };
  current: () => string | null;
  onPick: (date: string) => void;
};

/** A button that opens the browser's calendar; the date input behind it is never seen and never sent. */
function DatePicker({ label, bounds, current, onPick }: DatePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const open = () => {
    if (!picker.current) return;
    picker.current.value = current() ?? "";
    picker.current.showPicker();
  };
  return (
    <>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        {...bounds}
        onChange={({ target }) => {
          if (target.value !== "") onPick(target.value);
        }}
        className="pointer-events-none absolute end-1 bottom-0 size-7 opacity-0"
      />
      <button
        type="button"
        aria-label={label}
        onClick={open}
        className="absolute end-1 top-1 grid size-7 cursor-pointer place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <Icon of={CalendarDays} className="size-4" />
      </button>
    </>
  );
}
