import { Form } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import type { WhyForm } from "#app/features/stock/why-form.ts";
import { WhyAnswer } from "#app/features/stock/why-answer.tsx";
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
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_minmax(9.5rem,1.3fr)_0.7fr_0.7fr_auto]"
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
        {answer ? <WhyAnswer answer={answer} timeZone={timeZone} /> : null}
      </div>
    </section>
  );
}
