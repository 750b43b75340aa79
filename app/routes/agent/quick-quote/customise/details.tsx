import { useTranslation } from "#app/i18n/use-translation.ts";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { EmailField, PhoneField } from "#app/forms/fields/contact-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import {
  contactRules,
  referenceRules,
  type ContactFields,
  type ReferenceFields,
} from "#app/routes/agent/quick-quote/customise/detail-rules.ts";
import { formResult, type DraftAnswer } from "#app/routes/agent/quick-quote/customise/draft-conflict.ts";
import { draftContent } from "#app/routes/agent/quick-quote/customise/draft-content.ts";
import { DetailKey, OrConflict } from "#app/routes/agent/quick-quote/customise/or-conflict.tsx";
import { useReadVersion } from "#app/routes/agent/quick-quote/customise/use-read-version.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

type DetailsProps = { draft: QuoteDraft; answer: DraftAnswer };

/** What every form of the page sends besides its fields. */
export function DraftKey({ version, intent }: { version: number; intent: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lock_version" value={version} />
    </>
  );
}

/** Name, the agency's reference and remarks for the consultant. */
export function ReferenceCard({ draft, answer }: DetailsProps) {
  const { t } = useTranslation("quotes");
  const labels = {
    name: t("fields.name"),
    agent_reference: t("fields.agentReference"),
    remarks: t("fields.remarks"),
  };
  return (
    <Card id="details-references" className="scroll-mt-20">
      <CardHeader>
        <CardTitle>{t("references.title")}</CardTitle>
      </CardHeader>
      <CardContent>
        <OrConflict form="references" answer={answer} words={{ labels }}>
          <ReferenceForm draft={draft} answer={answer} labels={labels} />
        </OrConflict>
      </CardContent>
    </Card>
  );
}

function ReferenceForm({
  draft,
  answer,
  labels,
}: DetailsProps & { labels: Record<keyof ReferenceFields, string> }) {
  const { t } = useTranslation("quotes");
  const content = draftContent.references(draft);
  const answered = resultFor("references", formResult(answer));
  const opened = useReadVersion(draft, { id: "references", intent: "references", content, answered });
  const [form, fields] = useAppForm<ReferenceFields>({
    id: "references",
    lastResult: answered,
    defaultValue: content,
    rules: referenceRules,
  });
  return (
    <AppForm form={form} labels={labels} action="#details-references">
      <DetailKey opened={opened} intent="references" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.name} label={labels.name} autoComplete="off" />
        <TextField
          field={fields.agent_reference}
          label={labels.agent_reference}
          optional
          autoComplete="off"
        />
      </div>
      <TextAreaField field={fields.remarks} label={labels.remarks} optional rows={3} />
      <SubmitButton variant="secondary">{t("save.details")}</SubmitButton>
    </AppForm>
  );
}

/** `countries` by their names in the language of the reader. */
type ContactProps = DetailsProps & { countries: readonly { code: string; name: string }[] };

/** How the agency reaches its client. */
export function ContactCard({ draft, countries, answer }: ContactProps) {
  const { t } = useTranslation("quotes");
  const labels = {
    client_name: t("contact.name"),
    client_email: t("contact.email"),
    client_phone: t("contact.phone"),
    client_address: t("contact.address"),
    client_country: t("contact.country"),
  };
  const countryName = (field: string, value: string) =>
    field === "client_country" ? countries.find(({ code }) => code === value)?.name : undefined;
  return (
    <Card id="details-contact" className="scroll-mt-20">
      <CardHeader>
        <CardTitle>{t("contact.title")}</CardTitle>
        <CardDescription>{t("contact.text")}</CardDescription>
      </CardHeader>
      <CardContent>
        <OrConflict form="contact" answer={answer} words={{ labels, value: countryName }}>
          <ContactForm draft={draft} countries={countries} answer={answer} labels={labels} />
        </OrConflict>
      </CardContent>
    </Card>
  );
}

function ContactForm({
  draft,
  countries,
  answer,
  labels,
}: ContactProps & { labels: Record<keyof ContactFields, string> }) {
  const { t } = useTranslation("quotes");
  const content = draftContent.contact(draft);
  const answered = resultFor("contact", formResult(answer));
  const opened = useReadVersion(draft, { id: "client-contact", intent: "contact", content, answered });
  const [form, fields] = useAppForm<ContactFields>({
    id: "client-contact",
    lastResult: answered,
    defaultValue: content,
    rules: contactRules,
  });
  return (
    <AppForm form={form} labels={labels} action="#details-contact">
      <DetailKey opened={opened} intent="contact" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.client_name} label={labels.client_name} autoComplete="off" />
        <EmailField field={fields.client_email} label={labels.client_email} autoComplete="off" />
        <PhoneField field={fields.client_phone} label={labels.client_phone} autoComplete="off" />
        <SelectField
          field={fields.client_country}
          label={labels.client_country}
          options={countries}
          valueKey="code"
          labelKey="name"
        />
      </div>
      <TextAreaField field={fields.client_address} label={labels.client_address} rows={2} />
      <SubmitButton variant="secondary">{t("save.details")}</SubmitButton>
    </AppForm>
  );
}
