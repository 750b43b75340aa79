import { CalendarDays } from "lucide";
import { useRef, type RefObject } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { changeByHand } from "#app/forms/change-by-hand.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

type DatePickerProps = {
  /** What the day is of. */
  label: string;
  /** First and last day that the calendar offers, `YYYY-MM-DD`. */
  bounds: { min?: string | undefined; max?: string | undefined };
  /** The input that the day is typed into. */
  text: RefObject<HTMLInputElement | null>;
};

/** A button that opens the browser's calendar; the date input behind it is never seen and never sent. */
export function DatePicker({ label, bounds, text }: DatePickerProps) {
  const { t } = useTranslation("kit");
  const locale = useLocale();
  const picker = useRef<HTMLInputElement>(null);
  const open = () => {
    if (!picker.current) return;
    picker.current.value = readTypedDate(text.current?.value ?? "") ?? "";
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
          if (target.value === "" || !text.current) return;
          changeByHand(text.current, writeTypedDate(target.value, locale));
        }}
        className="pointer-events-none absolute end-1 bottom-0 size-7 opacity-0"
      />
      <button
        type="button"
        aria-label={t("date.pick", { label })}
        onClick={open}
        className="absolute end-1 top-1 grid size-7 cursor-pointer place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <Icon of={CalendarDays} className="size-4" />
      </button>
    </>
  );
}
