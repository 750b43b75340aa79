import { href } from "react-router";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import {
  passengerValues,
  usePassengerWords,
} from "#app/routes/admin/sales/client-files/passengers/passenger-words.ts";
import type { Passenger } from "#contract/sales/passengers/passenger.ts";
import { passengerFields } from "#contract/sales/passengers/registry-fields.ts";

type PassengerFormProps = { file: string; passenger: Passenger; answer: RecordAnswer | undefined };

/** Name, date of birth and lead of a traveller. */
export function PassengerForm({ file, passenger, answer }: PassengerFormProps) {
  const { t } = useTranslation("passengers");
  const form = useRecordForm({
    id: "passenger",
    fields: passengerFields,
    words: usePassengerWords(),
    record: passenger,
    values: passengerValues(passenger),
    answer,
  });
  return (
    <RecordForm
      of={form}
      back={href("/admin/client-files/:uid/passengers", { uid: file })}
      inputs={{
        title: <TextField {...form.of("title")} optional autoComplete="off" />,
        first_name: <TextField {...form.of("first_name")} optional autoComplete="off" />,
        last_name: <TextField {...form.of("last_name")} autoComplete="off" />,
        date_of_birth: <DateField {...form.of("date_of_birth")} optional hint={t("bornHint")} />,
        // Whoever leads gives it up by somebody else's form.
        is_lead: passenger.is_lead ? null : <CheckboxField {...form.of("is_lead")} hint={t("leadHint")} />,
      }}
    />
  );
}
