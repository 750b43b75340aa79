import { rowsOf, type ListField } from "#app/forms/fields/field.ts";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import { DayRow, type DayRowFields } from "#app/routes/admin/sales/client-files/day-headers/day-row.tsx";
import { dayValues, useDayWords } from "#app/routes/admin/sales/client-files/day-headers/day-words.ts";
import type { DayHeaders } from "#contract/sales/day-headers/day-headers.ts";
import { dayHeadersFields } from "#contract/sales/day-headers/registry-fields.ts";

type DaysFormProps = {
  uid: string;
  headers: DayHeaders;
  answer: RecordAnswer | undefined;
  places: readonly Suggestion[];
  mayMove: boolean;
  back: string;
};

type Values = { days: Record<string, unknown>[] };

/** The headers of all days of a file in one form. */
export function DaysForm({ uid, headers, answer, places, mayMove, back }: DaysFormProps) {
  const form = useRecordForm<typeof dayHeadersFields, Values>({
    id: "day-headers",
    fields: dayHeadersFields,
    words: useDayWords(headers.days.length, places),
    record: headers,
    values: dayValues(headers),
    answer,
  });
  // Conform knows the rows by the names of their values; ours are those of the contract.
  const rows = rowsOf(form.inputs.days as unknown as ListField<DayRowFields>);
  return (
    <RecordForm
      of={form}
      back={back}
      encType="multipart/form-data"
      className="max-w-5xl space-y-5"
      inputs={{
        days: rows.map((row, index) => {
          const day = headers.days[index];
          const { language, beside } = headers;
          return day ? (
            <DayRow key={row.key ?? index} {...{ uid, row, day, language, beside, places, mayMove }} />
          ) : null;
        }),
      }}
    />
  );
}
