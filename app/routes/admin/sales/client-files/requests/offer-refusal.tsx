import { ChevronDown } from "lucide";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { messageRules } from "#app/routes/admin/sales/client-files/requests/offer-rules.ts";
import type { SupplierOffer } from "#contract/sales/supplier-requests/offer.ts";

type OfferRefusalProps = { offer: SupplierOffer; lastResult: FormResult };

/** Declining the offer, which opens on demand: what follows from it, and words for the supplier. */
export function OfferRefusal({ offer, lastResult }: OfferRefusalProps) {
  const { t } = useTranslation("supplierOffer");
  const result = resultFor("decline", lastResult);
  const [form, fields] = useAppForm<{ message: string }>({
    id: "offer-decline",
    lastResult: result,
    rules: messageRules,
  });
  const labels = { message: t("fields.message") };
  return (
    <Card>
      <CardContent className="pt-2">
        <details className="group" open={result !== undefined}>
          <summary className="flex cursor-pointer items-center justify-between gap-3 rounded-sm py-2.5 font-medium">
            {t("decline.title")}
            <Icon of={ChevronDown} className="size-4 text-muted-foreground group-open:rotate-180" />
          </summary>
          <p className="mb-4 max-w-[70ch] text-pretty text-muted-foreground">
            {t("decline.text", { supplier: offer.supplier_name })}
          </p>
          <AppForm form={form} labels={labels} className="pb-2">
            <input type="hidden" name="intent" value="decline" />
            <input type="hidden" name="supplier" value={offer.supplier_name} />
            <input type="hidden" name="lock_version" value={offer.lock_version} />
            <TextAreaField field={fields.message} label={labels.message} rows={2} optional />
            <SubmitButton variant="secondary">{t("decline.submit")}</SubmitButton>
          </AppForm>
        </details>
      </CardContent>
    </Card>
  );
}
