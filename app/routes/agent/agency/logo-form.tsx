import { href } from "react-router";
import { FileField } from "#app/forms/fields/file-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import { agencyValues, useAgencyWords } from "#app/routes/agent/agency/agency-words.ts";
import type { OwnAgency } from "#contract/people/own-agency.ts";
import { ownAgencyFields } from "#contract/people/registry-fields.ts";

type LogoFormProps = { agency: OwnAgency; answer: RecordAnswer | undefined };

/** The logo of the own agency: chosen, seen, taken away, saved. */
export function LogoForm({ agency, answer }: LogoFormProps) {
  const { t } = useTranslation("ownAgency");
  const form = useRecordForm<typeof ownAgencyFields, ReturnType<typeof agencyValues>>({
    id: "own-agency",
    fields: ownAgencyFields,
    words: useAgencyWords(),
    record: agency,
    values: agencyValues(agency),
    answer,
  });
  return (
    <RecordForm
      of={form}
      back={href("/app")}
      encType="multipart/form-data"
      inputs={{
        logo: <FileField {...form.of("logo")} hint={t("logoHint")} purpose="agency-logo" optional />,
      }}
    />
  );
}
