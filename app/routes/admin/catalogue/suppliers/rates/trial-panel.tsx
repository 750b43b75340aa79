import { Form } from "react-router";
import { Sums, type TotalLine } from "#app/components/client-file/sums.tsx";
import { RefusalReasons } from "#app/components/product-search/product-refusal.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, weekdayShort } from "#app/domain/dates.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { formatAmount, formatMoney, formatPercent } from "#app/domain/money.ts";
import { DateInput } from "#app/forms/fields/date-input.tsx";
import { DatePicker } from "#app/forms/fields/date-picker.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { TrialForm } from "#app/routes/admin/catalogue/suppliers/rates/trial-wish.server.ts";
import { roomTypes } from "#contract/catalogue/products/option-terms.ts";
import type { RateTrial, TrialPrice } from "#contract/catalogue/rates/trial.ts";
import type { Currency } from "#contract/primitives.ts";

type TrialPanelProps = {
  wish: TrialForm;
  /** Null: nothing was asked yet, or nothing that can be priced. */
  trial: RateTrial | null;
  unreadable: boolean;
  isRoom: boolean;
};

/** Prices the product for a day and a party, from cost to yield. Asks by the address, so it works without scripts. */
export function TrialPanel({ wish, trial, unreadable, isRoom }: TrialPanelProps) {
  const { t } = useTranslation(["supplierRates", "kit"]);
  const locale = useLocale();
  return (
    <section aria-labelledby="trial" className="mt-10 print:hidden">
      <h2 id="trial" className="mb-3 text-base font-semibold">
        {t("trial.title")}
      </h2>
      <Form
        method="get"
        preventScrollReset
        className="grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-8"
      >
        <div>
          <Label htmlFor="trial-date">{t("trial.date")}</Label>
          <DateInput
            id="trial-date"
            name="date"
            label={t("trial.date")}
            picker={DatePicker}
            defaultValue={writeTypedDate(readTypedDate(wish.date) ?? wish.date, locale)}
          />
        </div>
        <Field name="units" label={t("trial.units")} value={wish.units} inputMode="numeric" />
        {isRoom ? (
          <div>
            <Label htmlFor="trial-room">{t("trial.room")}</Label>
            <Select id="trial-room" name="room" defaultValue={wish.room}>
              {roomTypes.map((code) => (
                <option key={code} value={code}>
                  {t(`kit:rooms.${code}`)}
                </option>
              ))}
            </Select>
          </div>
        ) : null}
        <Field name="adults" label={t("trial.adults")} value={wish.adults} inputMode="numeric" />
        <Field name="ages" label={t("trial.ages")} value={wish.ages} placeholder={t("trial.agesHint")} />
        <Field
          name="commission"
          label={`${t("trial.commission")} %`}
          value={wish.commission}
          inputMode="decimal"
        />
        <Field name="code" label={t("fields.price_code")} value={wish.code} />
        <Button type="submit">{t("trial.submit")}</Button>
      </Form>
      <div aria-live="polite" className="mt-4">
        {unreadable ? <Alert tone="danger">{t("trial.unreadable")}</Alert> : null}
        {trial?.refusal ? (
          <div className="space-y-2 rounded-md bg-status-red-soft px-3.5 py-3">
            <p className="font-semibold text-status-red-foreground">{t("trial.refused")}</p>
            <RefusalReasons refusal={trial.refusal} searchFor={() => null} />
          </div>
        ) : null}
        {trial?.price ? <Waterfall price={trial.price} currency={trial.currency} /> : null}
      </div>
    </section>
  );
}

type FieldProps = { name: string; label: string; value: string } & Pick<
  React.ComponentProps<"input">,
  "inputMode" | "placeholder"
>;

function Field({ name, label, value, ...rest }: FieldProps) {
  return (
    <div>
      <Label htmlFor={`trial-${name}`}>{label}</Label>
      <Input id={`trial-${name}`} name={name} defaultValue={value} autoComplete="off" {...rest} />
    </div>
  );
}

/** How cost leads to yield, beside what each date costs and sells for. */
function Waterfall({ price, currency }: { price: TrialPrice; currency: Currency }) {
  const { t } = useTranslation("supplierRates");
  const locale = useLocale();
  const cell = "py-1 ps-4 text-end tabular-nums";
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[20rem_1fr]">
      <Sums lines={useSteps(price, currency)} />
      <table className="w-full self-start">
        <caption className="sr-only">{t("trial.by")}</caption>
        <thead>
          <tr className="border-b border-border text-xs text-muted-foreground">
            <th scope="col" className="py-1 text-start font-medium">
              {t("trial.date")}
            </th>
            <th scope="col" className="py-1 ps-4 text-start font-medium">
              {t("fields.name")}
            </th>
            <th scope="col" className={cell}>
              {t("cost")}
            </th>
            <th scope="col" className={cell}>
              {t("trial.sell")}
            </th>
          </tr>
        </thead>
        <tbody>
          {price.dates.map(({ date, season, cost_cents: cost, sell_cents: sell, free }) => (
            <tr key={date}>
              <th scope="row" className="py-1 text-start font-normal">
                {`${weekdayShort(date, locale)} ${formatDay(date, locale)}`}
              </th>
              <td className="py-1 ps-4">{free ? `${season} · ${t("trial.free")}` : season}</td>
              <td className={cell}>{formatAmount(cost, locale)}</td>
              <td className={cell}>{formatAmount(sell, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The amounts in the order in which they lead from one to the next. */
function useSteps(price: TrialPrice, currency: Currency): TotalLine[] {
  const { t } = useTranslation("supplierRates");
  const locale = useLocale();
  const amount = (cents: number) => formatAmount(cents, locale);
  return [
    { id: "cost", label: t("cost"), amount: formatMoney(price.cost_cents, currency, locale) },
    { id: "costGst", label: t("trial.gst"), amount: amount(price.cost_gst_cents), weight: "quiet" },
    { id: "markup", label: t("trial.markup"), amount: amount(price.markup_cents) },
    { id: "sell", label: t("trial.sell"), amount: amount(price.sell_cents), weight: "strong" },
    { id: "commission", label: t("trial.commission"), amount: amount(-price.commission_cents) },
    { id: "net", label: t("trial.net"), amount: amount(price.net_cents), weight: "strong" },
    { id: "gst", label: t("trial.gst"), amount: amount(price.gst_cents), weight: "quiet" },
    { id: "cost-again", label: t("cost"), amount: amount(-price.cost_cents) },
    { id: "yield", label: t("trial.yield"), amount: amount(price.yield_cents), weight: "strong" },
    {
      id: "margin",
      label: t("trial.margin"),
      amount: formatPercent(price.margin_bps, locale),
      weight: "quiet",
    },
  ];
}
