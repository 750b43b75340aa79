import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { initialText, rowsOf, type AppField } from "#app/forms/fields/field.ts";
import { GroupFrame } from "#app/forms/fields/group-frame.tsx";
import { MoneyField } from "#app/forms/fields/number-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type {
  BilledService,
  BillingSupplier,
} from "#app/routes/admin/sales/client-files/yield/suppliers-of.ts";
import { supplierInvoiceFields } from "#contract/sales/yields/registry-fields.ts";
import type { Currency } from "#contract/primitives.ts";

type SupplierInvoiceFormProps = {
  supplier: BillingSupplier;
  currency: Currency;
  today: string;
  lastResult: FormResult;
};
type Values = {
  supplier: string;
  number: string;
  billed_on: string;
  note: string;
  lines: { line: string; cents: number | null }[];
};

/** One invoice of a supplier; each service begins with what is still expected for it. */
export function SupplierInvoiceForm({ supplier, currency, today, lastResult }: SupplierInvoiceFormProps) {
  const { t } = useTranslation("supplierInvoice");
  const [form, fields] = useAppForm<Values>({
    id: "supplier-invoice",
    lastResult,
    fields: supplierInvoiceFields,
    defaultValue: {
      supplier: supplier.uid,
      billed_on: today,
      lines: supplier.services.map(({ uid, open_cents: open }) => ({ line: uid, cents: open || null })),
    },
  });
  const labels = {
    supplier: t("fields.supplier"),
    number: t("fields.number"),
    billed_on: t("fields.billed_on"),
    lines: t("fields.lines"),
    note: t("fields.note"),
  };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name={fields.supplier.name} value={supplier.uid} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.number} label={labels.number} hint={t("hints.number")} autoComplete="off" />
        <DateField field={fields.billed_on} label={labels.billed_on} max={today} />
      </div>
      <GroupFrame field={fields.lines} label={labels.lines}>
        <div className="space-y-4">
          {rowsOf(fields.lines).map((row) => (
            <ServiceRow key={row.key} row={row.getFieldset()} {...{ supplier, currency }} />
          ))}
        </div>
      </GroupFrame>
      <TextAreaField field={fields.note} label={labels.note} optional rows={2} />
      <SubmitButton variant="primary">{t("form.submit")}</SubmitButton>
    </AppForm>
  );
}

type ServiceRowProps = {
  row: Record<"line" | "cents", AppField>;
  supplier: BillingSupplier;
  currency: Currency;
};

/** The amount of one service, which the row knows by its name: what is offered may have changed since it was typed. */
function ServiceRow({ row: { line, cents }, supplier, currency }: ServiceRowProps) {
  const { t } = useTranslation("supplierInvoice");
  const locale = useLocale();
  const uid = initialText(line);
  const service = supplier.services.find((one) => one.uid === uid);
  const label = service ? `${service.name}, ${formatDayLong(service.date_from, locale)}` : t("fields.line");
  return (
    <>
      <input type="hidden" name={line.name} value={uid} />
      <MoneyField
        field={cents}
        label={label}
        hint={service && expectation(service, (one) => formatMoney(one, currency, locale), t)}
        currency={currency}
        optional
      />
    </>
  );
}

function expectation(
  { expected_cents: expected, billed_cents: billed }: BilledService,
  amount: (cents: number) => string,
  t: ReturnType<typeof useTranslation<"supplierInvoice">>["t"],
): string {
  if (billed !== null) return t("hints.expectedBilled", { amount: amount(expected), billed: amount(billed) });
  return expected === 0 ? t("hints.notCounted") : t("hints.expected", { amount: amount(expected) });
}
