import { href } from "react-router";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import {
  needsValues,
  useNeedsWords,
} from "#app/routes/admin/sales/client-files/passengers/passenger-words.ts";
import type { PassengerNeeds } from "#contract/sales/passengers/passenger.ts";
import { passengerNeedsFields } from "#contract/sales/passengers/registry-fields.ts";

type NeedsFormProps = {
  file: string;
  needs: PassengerNeeds;
  mayChange: boolean;
  answer: RecordAnswer | undefined;
};

/** Diet, mobility, health and passport of a traveller. */
export function NeedsForm({ file, needs, mayChange, answer }: NeedsFormProps) {
  const { t } = useTranslation("passengers");
  const form = useRecordForm({
    id: "passenger-needs",
    fields: passengerNeedsFields,
    words: useNeedsWords(),
    record: needs,
    values: needsValues(needs),
    answer,
  });
  return (
    <RecordForm
      of={form}
      back={href("/admin/client-files/:uid/passengers", { uid: file })}
      readOnly={mayChange ? undefined : t("sealed")}
      inputs={{
        dietary: <TextField {...form.of("dietary")} optional autoComplete="off" />,
        mobility: <TextField {...form.of("mobility")} optional autoComplete="off" />,
        medical: <TextAreaField {...form.of("medical")} optional rows={4} autoComplete="off" />,
        passport: <TextField {...form.of("passport")} optional autoComplete="off" />,
      }}
    />
  );
}
