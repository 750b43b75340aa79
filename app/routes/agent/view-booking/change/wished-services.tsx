import { Plus, RefreshCw } from "lucide";
import { href } from "react-router";
import { Notice } from "#app/components/feedback/notice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { moveDays, type TypedChange } from "#app/domain/change-form.ts";
import { formatDay, formatDays } from "#app/domain/dates.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { clockText } from "#contract/clock.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";
import { readServices, readSwaps } from "#contract/sales/bookings/wished-words.ts";

type WishedProps = { booking: ChangePreview; typed: TypedChange };

/**
 * The services of a booking, to be ticked where they go or swapped on a page of their own; the buttons take all that was
 * typed with them. What was chosen there is ticked, and given up by taking the tick away.
 */
export function SwapOrRemove({ booking, typed }: WishedProps) {
  const { t } = useTranslation("changes");
  const locale = useLocale();
  const nameOf = useOptionNames(booking);
  const { reference } = booking;
  return (
    <fieldset className="min-w-0 space-y-1">
      <legend className="mb-1.5 text-sm font-medium">{t("form.remove")}</legend>
      {booking.services.map(({ uid, name, date_from: from, date_to: to, swappable }) => {
        const word = typed.swap.find((one) => one.startsWith(uid));
        return (
          <div key={uid} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-0.5">
            <label className="flex min-h-7 min-w-40 flex-1 cursor-pointer items-start gap-2.5 py-0.5">
              <Checkbox
                name="remove"
                value={uid}
                defaultChecked={typed.remove.includes(uid)}
                className="mt-0.5"
              />
              <span className="min-w-0">
                {name} <span className="text-muted-foreground">({formatDays(from, to, locale)})</span>
              </span>
            </label>
            {swappable ? (
              <Button
                type="submit"
                size="sm"
                name="line"
                value={uid}
                formAction={href("/app/view-booking/:reference/change/swap", { reference })}
                aria-label={`${t("form.swap")}: ${name}`}
              >
                <Icon of={RefreshCw} />
                {t("form.swap")}
              </Button>
            ) : null}
            {word ? (
              <Wished name="swap" word={word} text={t("form.instead", { name: nameOf(readSwaps(word)) })} />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

/** What is to come besides, and the way to more of it on a day of the trip. */
export function AddServices({ booking, typed, moved }: WishedProps & { moved: boolean }) {
  const { t } = useTranslation(["changes", "quotes"]);
  const locale = useLocale();
  const nameOf = useOptionNames(booking);
  const { reference } = booking;
  const days = moveDays(booking, readTypedDate(typed.travel_date));
  return (
    <fieldset className="min-w-0 space-y-1">
      <legend className="mb-1.5 text-sm font-medium">{t("changes:form.add")}</legend>
      <input type="hidden" name="added_for" value={typed.added_for} />
      {moved ? <Notice>{t("changes:form.addMoved")}</Notice> : null}
      {typed.add.map((word) => {
        const services = readServices(word);
        const dates = services.map(({ date_from, date_to }) => formatDays(date_from, date_to, locale));
        return (
          <Wished key={word} name="add" word={word} text={`${nameOf(services)} (${dates.join(", ")})`} />
        );
      })}
      <div className="flex flex-wrap items-center gap-2">
        <Select name="day" aria-label={t("changes:form.day")} className="min-w-52 max-sm:w-full">
          {days.map(({ day_no, date, place }) => (
            <option key={day_no} value={day_no}>
              {`${t("quotes:days.day", { day: day_no })} · ${formatDay(date, locale)} · ${place.name}`}
            </option>
          ))}
        </Select>
        <Button
          type="submit"
          formAction={href("/app/view-booking/:reference/change/add", { reference })}
          className="max-sm:w-full"
        >
          <Icon of={Plus} />
          {t("changes:form.addOpen")}
        </Button>
      </div>
    </fieldset>
  );
}

function Wished({ name, word, text }: { name: "swap" | "add"; word: string; text: string }) {
  return (
    <label
      className={`flex min-h-7 cursor-pointer items-start gap-2.5 py-0.5 ${name === "swap" ? "basis-full ps-7" : ""}`}
    >
      <Checkbox key={word} name={name} value={word} defaultChecked className="mt-0.5" />
      <span className="min-w-0">{text}</span>
    </label>
  );
}

/** Name, supplier and start of what was chosen, the code where the agency no longer finds it. */
function useOptionNames({ options }: ChangePreview) {
  const locale = useLocale();
  return (chosen: readonly { option: string; start_time?: string | undefined }[]) =>
    chosen
      .map(({ option, start_time: start }) => {
        const found = options.find(({ code }) => code === option);
        const name = found ? `${found.name}, ${found.supplier_name}` : option;
        return start ? `${name}, ${clockText(start, locale)}` : name;
      })
      .join(", ");
}
