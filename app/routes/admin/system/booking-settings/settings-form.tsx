import { href } from "react-router";
import { SettingsSection } from "#app/components/portal/settings-section.tsx";
import { SwitchField } from "#app/forms/fields/checkbox-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { NumberField, PercentField } from "#app/forms/fields/number-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import { settingValues, useSettingWords } from "#app/routes/admin/system/booking-settings/setting-words.ts";
import type { BookingSettings } from "#contract/system/booking-settings.ts";
import { bookingSettingsFields } from "#contract/system/registry-fields.ts";

type SettingsFormProps = { settings: BookingSettings; answer: RecordAnswer | undefined };

/** All settings in one form, by what they are about. */
export function SettingsForm({ settings, answer }: SettingsFormProps) {
  const { t } = useTranslation("bookingSettings");
  const form = useRecordForm<typeof bookingSettingsFields, ReturnType<typeof settingValues>>({
    id: "booking-settings",
    fields: bookingSettingsFields,
    words: useSettingWords(),
    record: settings,
    values: settingValues(settings),
    answer,
  });
  const days = t("days");
  const years = t("years");
  return (
    <RecordForm
      of={form}
      back={href("/admin/booking-settings")}
      className="max-w-4xl"
      inputs={{
        locked_until: <DateField {...form.of("locked_until")} hint={t("hints.locked_until")} optional />,
        deposit_bps: <PercentField {...form.of("deposit_bps")} hint={t("hints.deposit_bps")} />,
        balance_days_before: <NumberField {...form.of("balance_days_before")} unit={days} />,
        quote_valid_days: <NumberField {...form.of("quote_valid_days")} unit={days} />,
        card_surcharge_bps: (
          <PercentField {...form.of("card_surcharge_bps")} hint={t("hints.card_surcharge_bps")} />
        ),
        payment_reminders: (
          <SwitchField {...form.of("payment_reminders")} hint={t("hints.payment_reminders")} />
        ),
        child_max_age_default: <NumberField {...form.of("child_max_age_default")} unit={years} />,
        infant_max_age_default: <NumberField {...form.of("infant_max_age_default")} unit={years} />,
        sell_round_step_cents: (
          <NumberField
            {...form.of("sell_round_step_cents")}
            unit={t("money")}
            fraction
            hint={t("hints.sell_round_step_cents")}
          />
        ),
        pp_round_step_cents: <NumberField {...form.of("pp_round_step_cents")} unit={t("money")} fraction />,
        cost_drift_warning_bps: (
          <PercentField {...form.of("cost_drift_warning_bps")} hint={t("hints.cost_drift_warning_bps")} />
        ),
        lookup_per_minute: (
          <NumberField {...form.of("lookup_per_minute")} hint={t("hints.lookup_per_minute")} />
        ),
      }}
      render={(inputs) => (
        <>
          {sections.map(({ name, fields }) => (
            <SettingsSection key={name} title={t(`sections.${name}.title`)} text={t(`sections.${name}.text`)}>
              <div className="space-y-5">
                {fields.map((field) => (
                  <div key={field}>{inputs[field]}</div>
                ))}
              </div>
            </SettingsSection>
          ))}
        </>
      )}
    />
  );
}

const sections = [
  { name: "books", fields: ["locked_until"] },
  {
    name: "terms",
    fields: [
      "deposit_bps",
      "balance_days_before",
      "quote_valid_days",
      "card_surcharge_bps",
      "payment_reminders",
    ],
  },
  { name: "ages", fields: ["child_max_age_default", "infant_max_age_default"] },
  { name: "prices", fields: ["sell_round_step_cents", "pp_round_step_cents", "cost_drift_warning_bps"] },
  { name: "lookup", fields: ["lookup_per_minute"] },
] as const;
