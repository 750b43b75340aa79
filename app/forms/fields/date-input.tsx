import { Suspense, useRef, type ComponentProps, type ComponentType } from "react";
import { Input } from "#app/components/ui/input.tsx";
import type { DatePicker } from "#app/forms/fields/date-picker.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

type PickerProps = ComponentProps<typeof DatePicker>;

type DateInputProps = Omit<ComponentProps<"input">, "type" | "className" | "min" | "max"> & {
  /** What the day is of, for the button that opens the calendar. */
  label: string;
  bounds?: PickerProps["bounds"];
  /** The calendar, at once or when it has been fetched; none where it is not wanted yet. */
  picker: ComponentType<PickerProps> | null;
};

/** The input of a day, typed with the day first or picked from the browser's own calendar. */
export function DateInput({ label, bounds = {}, picker: Picker, disabled, ...rest }: DateInputProps) {
  const { t } = useTranslation("kit");
  const hydrated = useHydrated();
  const text = useRef<HTMLInputElement>(null);
  return (
    <span className="relative block">
      <Input
        ref={text}
        placeholder={t("date.placeholder")}
        autoComplete="off"
        disabled={disabled}
        className="pe-10 tabular-nums"
        {...rest}
      />
      {hydrated && !disabled && Picker ? (
        <Suspense fallback={null}>
          <Picker {...{ label, bounds, text }} />
        </Suspense>
      ) : null}
    </span>
  );
}
