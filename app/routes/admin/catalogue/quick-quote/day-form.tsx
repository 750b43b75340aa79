import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import { length, required, type RuleSet } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { OpenedFields } from "#app/records/opened-fields.tsx";
import type { Opened, RecordAnswer } from "#app/records/record-answer.ts";
import { useLegWords, type DayValues } from "#app/routes/admin/catalogue/quick-quote/content-words.ts";
import type { EditorLeg } from "#contract/catalogue/packages/editor-days.ts";

export const dayRules = { "title.en": [required, length(120)], place: [required] } satisfies RuleSet;

type DayFormProps = {
  values: Partial<DayValues>;
  answer: RecordAnswer | undefined;
  opened?: Opened;
  places: readonly Suggestion[];
  legs: readonly EditorLeg[];
  /** Where to go without saving. */
  back: string;
  /** Where it posts to; the page itself unless given. */
  action?: string;
};

/** The form of a day: its words, its place, where the night is spent and the journey. */
export function DayForm({ values, answer, opened, places, legs, back, action }: DayFormProps) {
  const { t } = useTranslation(["packageEditor", "records", "kit"]);
  const legWords = useLegWords();
  const [form, fields] = useAppForm<DayValues>({
    id: "day",
    lastResult: answer?.result,
    defaultValue: values,
    rules: dayRules,
  });
  const labels = { title: t("days.title"), text: t("days.text"), place: t("days.place") };
  const journeys = legs.map((leg) => ({ value: leg.key, label: legWords(leg) }));
  return (
    <AppForm form={form} labels={labels} action={action} className="max-w-4xl space-y-6">
      {opened ? <OpenedFields opened={opened} /> : null}
      <TranslatedField field={fields.title} label={labels.title} maxLength={120} />
      <TranslatedField field={fields.text} label={labels.text} multiline maxLength={2000} optional />
      <div className="grid gap-4 sm:grid-cols-3">
        <AutocompleteField field={fields.place} label={labels.place} options={places} />
        <AutocompleteField
          field={fields.overnight}
          label={t("days.overnight")}
          hint={t("days.hintOvernight")}
          options={places}
          optional
        />
        <AutocompleteField field={fields.leg} label={t("days.leg")} options={journeys} optional />
      </div>
      <div className="flex flex-wrap gap-2 pt-2">
        <SubmitButton>{opened ? t("records:save") : t("records:add")}</SubmitButton>
        <Link to={back} className={buttonVariants()}>
          {t("kit:form.cancel")}
        </Link>
      </div>
    </AppForm>
  );
}
