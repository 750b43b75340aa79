import { ChevronLeft, ChevronRight } from "lucide";
import { Form, Link } from "react-router";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { addDays, formatDayRange } from "#app/domain/dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { DateInput } from "#app/forms/fields/date-input.tsx";
import { DatePicker } from "#app/forms/fields/date-picker.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ArrivalSpan } from "#contract/sales/supplier-bookings/arrivals.ts";
import { spanLengths } from "#contract/sales/supplier-bookings/span-lengths.ts";

type SpanNavProps = {
  span: Pick<ArrivalSpan, "today" | "from" | "days">;
  /** What was typed as the first day and is none. */
  unreadable: string | null;
};

/** Which days are shown, and the way to others. All by the address. */
export function SpanNav({ span: { today, from, days }, unreadable }: SpanNavProps) {
  const { t } = useTranslation("arrivals");
  const locale = useLocale();
  const to = (first: string) => `?${new URLSearchParams({ from: first, days: String(days) })}`;
  const step = (by: number, icon: typeof ChevronLeft) => {
    const first = addDays(from, by * days);
    return (
      <Link
        to={to(first)}
        preventScrollReset
        aria-label={t(by < 0 ? "nav.before" : "nav.after", { days: rangeOf(first, days, locale) })}
        className={buttonVariants({ size: "icon" })}
      >
        <Icon of={icon} />
      </Link>
    );
  };
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <nav aria-label={t("nav.label")} className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
        <span className="flex gap-2 print:hidden">
          {step(-1, ChevronLeft)}
          {step(1, ChevronRight)}
        </span>
        <p className="font-semibold tabular-nums" aria-live="polite">
          {rangeOf(from, days, locale)}
        </p>
        {from === today ? null : (
          <Link to={to(today)} preventScrollReset className={buttonVariants({ className: "print:hidden" })}>
            {t("nav.today")}
          </Link>
        )}
      </nav>
      <SpanForm {...{ from, days, unreadable }} />
    </div>
  );
}

type SpanFormProps = Pick<ArrivalSpan, "from" | "days"> & Pick<SpanNavProps, "unreadable">;

function SpanForm({ from, days, unreadable }: SpanFormProps) {
  const { t } = useTranslation(["arrivals", "kit"]);
  const locale = useLocale();
  return (
    <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-2 print:hidden">
      <div className="w-37">
        <Label htmlFor="span-from">{t("nav.from")}</Label>
        <DateInput
          key={unreadable ?? from}
          id="span-from"
          name="from"
          label={t("nav.from")}
          picker={DatePicker}
          defaultValue={unreadable ?? writeTypedDate(from, locale)}
          aria-invalid={unreadable ? true : undefined}
          aria-describedby={unreadable ? "span-from-error" : undefined}
        />
      </div>
      <div className="w-30">
        <Label htmlFor="span-days">{t("nav.length")}</Label>
        <Select key={days} id="span-days" name="days" defaultValue={days}>
          {spanLengths.map((length) => (
            <option key={length} value={length}>
              {t("nav.days", { count: length })}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit">{t("nav.show")}</Button>
      {unreadable ? (
        <p id="span-from-error" className="w-full text-xs wrap-anywhere text-destructive-text">
          {t("kit:filters.noDate", { value: unreadable })} {t("nav.instead")}
        </p>
      ) : null}
    </Form>
  );
}

/** The days of a span in words: `20–26 Nov 2026`. */
export function rangeOf(from: string, days: number, locale: Parameters<typeof formatDayRange>[2]): string {
  return formatDayRange(from, addDays(from, days - 1), locale);
}
