import { CalendarDays } from "lucide";
import { useRef, type ComponentProps } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { readTypedDate, writeTypedDate } from "#app/domain/typed-dates.ts";
import { changeByHand } from "#app/forms/change-by-hand.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** First and last day that the calendar offers, `YYYY-MM-DD`. */
type Bounds = { min?: string | undefined; max?: string | undefined };

type DateInputProps = Omit<ComponentProps<"input">, "type" | "className" | "min" | "max"> & {
  /** What the day is of, for the button that opens the calendar. */
  label: string;
  bounds?: Bounds;
};

/** The input of a day, typed with the day first or picked from the browser's own calendar. */
export function DateInput({ label, bounds = {}, disabled, ...rest }: DateInputProps) {
  const { t } = useTranslation("kit");
  const locale = useLocale();
  const hydrated = useHydrated();
  const text = useRef<HTMLInputElement>(null);
  return (
    <span className="relative block">
      <Input
        ref={text}
        placeholder={t("date.placeholder")}
        autoComplete="off"
        maxLength={40}
        disabled={disabled}
        className="pe-10 tabular-nums"
        {...rest}
      />
      {hydrated && !disabled ? (
        <DatePicker
          label={t("date.pick", { label })}
          bounds={bounds}
          current={() => readTypedDate(text.current?.value ?? "")}
          onPick={(date) => {
            if (text.current) changeByHand(text.current, writeTypedDate(date, locale));
          }}
        />
      ) : null}
    </span>
  );
}

type DatePickerProps = {
  label: string;
  bounds: Bounds;
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
