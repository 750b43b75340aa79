import { Form, href, Link } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, formatInstantDay, weekdayShort } from "#app/domain/dates.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import type { WhyForm } from "#app/features/stock/why-form.ts";
import { DateInput } from "#app/forms/fields/date-input.tsx";
import { DatePicker } from "#app/forms/fields/date-picker.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { StockAnswerShown, StockChoices } from "#contract/catalogue/stock/stock.ts";

type WhyPanelProps = {
  month: string;
  asked: WhyForm;
  answer: StockAnswerShown | null;
  unreadable: boolean;
  choices: StockChoices;
  timeZone: string;
};

/** Asks why a product is had at once or not, for whom and when. By the address, so it works without scripts. */
export function WhyPanel({ month, asked, answer, unreadable, choices, timeZone }: WhyPanelProps) {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  return (
    <section aria-labelledby="why" className="mt-10 print:hidden">
      <h2 id="why" className="mb-3 text-base font-semibold">
        {t("why.title")}
      </h2>
      <Form
        method="get"
        action="#why"
        preventScrollReset
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1.3fr_0.7fr_0.7fr_auto]"
      >
        <input type="hidden" name="month" value={month} />
        <div className="min-w-0">
          <Label htmlFor="why-product">{t("product")}</Label>
          <Select id="why-product" name="ask" defaultValue={asked.ask}>
            {choices.products.map(({ uid, name, code }) => (
              <option key={uid} value={uid}>
                {`${name} (${code})`}
              </option>
            ))}
          </Select>
        </div>
        <div className="min-w-0">
          <Label htmlFor="why-agency">{t("fields.agency")}</Label>
          <Select id="why-agency" name="for" defaultValue={asked.for}>
            <option value="">{t("everybody")}</option>
            {choices.agencies.map(({ uid, name }) => (
              <option key={uid} value={uid}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Label htmlFor="why-from">{t("fields.date_from")}</Label>
          <DateInput
            id="why-from"
            name="from"
            label={t("fields.date_from")}
            picker={DatePicker}
            defaultValue={writeTypedDate(readTypedDate(asked.from) ?? asked.from, locale)}
          />
        </div>
        <div>
          <Label htmlFor="why-days">{t("why.days")}</Label>
          <Input id="why-days" name="days" defaultValue={asked.days} inputMode="numeric" autoComplete="off" />
        </div>
        <div>
          <Label htmlFor="why-units">{t("why.units")}</Label>
          <Input
            id="why-units"
            name="units"
            defaultValue={asked.units}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <Button type="submit">{t("why.ask")}</Button>
      </Form>
      <div aria-live="polite" className="mt-4">
        {unreadable ? <Alert tone="danger">{t("why.unreadable")}</Alert> : null}
        {answer ? <Answer answer={answer} timeZone={timeZone} /> : null}
      </div>
    </section>
  );
}

type Day = StockAnswerShown["days"][number];

function Answer({ answer, timeZone }: { answer: StockAnswerShown; timeZone: string }) {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  const whom = answer.agency ?? t("everybody");
  return (
    <div className="rounded-md border border-border bg-card">
      <p className="px-4 py-3 font-medium">
        {t(`why.sum.${answer.status}`, { product: answer.product, whom, units: answer.units })}
      </p>
      <ol className="divide-y divide-border border-t border-border">
        {answer.days.map((day) => (
          <li key={day.date} className="grid gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[8rem_9rem_1fr]">
            <span>{`${weekdayShort(day.date, locale)} ${formatDay(day.date, locale)}`}</span>
            <span>
              <Badge tone={day.status === "instant" ? "green" : "amber"}>
                {t(`why.status.${day.status}`)}
              </Badge>
            </span>
            <span className="min-w-0 text-pretty wrap-anywhere">
              <Reason day={day} units={answer.units} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Why a day is as it is, and who holds what is gone. */
function Reason({ day, units, timeZone }: { day: Day; units: number; timeZone: string }) {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  const { line, reason, holders } = day;
  const kept = { free: line?.free ?? 0, max: line?.max ?? 0, taken: line?.taken ?? 0, units };
  const said = () => {
    if (reason === "stop_sell")
      return t("why.stop_sell", {
        reason: line?.stop?.reason ?? "",
        by: line?.stop?.by ?? t("supplier"),
        at: line?.stop?.at ? formatInstantDay(line.stop.at, timeZone, locale) : "",
      });
    if (reason === "released") return t("why.released", { count: line?.release_days ?? 0 });
    if (reason === "freesale" || reason === "supplier") return t(`why.${reason}.${line ? "set" : "usual"}`);
    return t(`why.${reason}`, kept);
  };
  return (
    <>
      {said()}
      {day.of_share ? ` ${t("why.ofShare")}` : null}
      {holders.length > 0 ? (
        <span className="mt-0.5 block text-sm">
          {`${t("why.holders")} `}
          {holders.map(({ file_uid: uid, reference, qty }, index) => (
            <span key={`${reference}${String(index)}`}>
              {index > 0 ? ", " : null}
              <Link to={href("/admin/client-files/:uid", { uid })} className="underline">
                {reference}
              </Link>
              {` (${String(qty)})`}
            </span>
          ))}
        </span>
      ) : null}
    </>
  );
}
