import { useTranslation } from "#app/i18n/use-translation.ts";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import {
  dayValues,
  useContentWords,
  useLegWords,
  type DayValues,
} from "#app/routes/admin/catalogue/quick-quote/content-words.ts";
import { packageDayFields } from "#contract/catalogue/packages/registry-fields.ts";
import type { EditorDay, EditorLeg } from "#contract/catalogue/packages/editor-days.ts";

type DayFormProps = {
  /** A new one may have a place to begin with. */
  day?: EditorDay;
  place?: string;
  answer: RecordAnswer | undefined;
  places: readonly Suggestion[];
  legs: readonly EditorLeg[];
  /** Where to go without saving. */
  back: string;
  /** Where it posts to; the page itself unless given. */
  action?: string;
};

/** The form of a day: its words, its place, where the night is spent and the journey. */
export function DayForm({ day, place, answer, places, legs, back, action }: DayFormProps) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const legWords = useLegWords();
  const form = useRecordForm<typeof packageDayFields, DayValues>({
    id: "day",
    fields: packageDayFields,
    words: useContentWords({ places }),
    record: day,
    values: day ? dayValues(day) : { place },
    answer,
  });
  const journeys = legs.map((leg) => ({ value: leg.key, label: legWords(leg) }));
  return (
    <RecordForm
      of={form}
      back={back}
      action={action}
      className="max-w-4xl space-y-6"
      inputs={{
        title: <TranslatedField {...form.of("title")} />,
        text: <TranslatedField {...form.of("text")} multiline optional />,
        place: <AutocompleteField {...form.of("place")} options={places} />,
        overnight: (
          <AutocompleteField
            {...form.of("overnight")}
            hint={t("packageContent:days.hintOvernight")}
            options={places}
            optional
          />
        ),
        leg: <AutocompleteField {...form.of("leg")} options={journeys} optional />,
      }}
      render={({ title, text, ...row }) => (
        <>
          {title}
          {text}
          <div className="grid gap-4 sm:grid-cols-3">
            {row.place}
            {row.overnight}
            {row.leg}
          </div>
        </>
      )}
    />
  );
}
