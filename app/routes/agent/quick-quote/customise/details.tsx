import { useTranslation } from "#app/i18n/use-translation.ts";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { EmailField, PhoneField } from "#app/forms/fields/contact-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import {
  contactRules,
  referenceRules,
  type ContactFields,
  type ReferenceFields,
} from "#app/routes/agent/quick-quote/customise/detail-rules.ts";
import { useReadVersion } from "#app/routes/agent/quick-quote/customise/use-read-version.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

type DetailsProps = { draft: QuoteDraft; lastResult: FormResult };

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
export function ReferenceCard({ draft, lastResult }: DetailsProps) {
  const { t } = useTranslation("quotes");
  const { name, agent_reference, remarks } = draft;
  const content = { name, agent_reference, remarks };
  const version = useReadVersion(draft, { id: "references", intent: "references", content });
  const [form, fields] = useAppForm<ReferenceFields>({
    id: "references",
    lastResult: resultFor("references", lastResult),
    defaultValue: content,
    rules: referenceRules,
  });
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
        <AppForm form={form} labels={labels} action="#details-references">
          <DraftKey version={version} intent="references" />
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
      </CardContent>
    </Card>
  );
}

/** `countries` by their names in the language of the reader. */
type ContactProps = DetailsProps & { countries: readonly { code: string; name: string }[] };

/** How the agency reaches its client. */
export function ContactCard({ draft, countries, lastResult }: ContactProps) {
  const { t } = useTranslation("quotes");
  const kept = draft.client_contact;
  const content = {
    client_name: kept?.name,
    client_email: kept?.email,
    client_phone: kept?.phone,
    client_address: kept?.address,
    client_country: kept?.country,
  };
  const version = useReadVersion(draft, { id: "client-contact", intent: "contact", content });
  const [form, fields] = useAppForm<ContactFields>({
    id: "client-contact",
    lastResult: resultFor("contact", lastResult),
    defaultValue: content,
    rules: contactRules,
  });
  const labels = {
    client_name: t("contact.name"),
    client_email: t("contact.email"),
    client_phone: t("contact.phone"),
    client_address: t("contact.address"),
    client_country: t("contact.country"),
  };
  return (
    <Card id="details-contact" className="scroll-mt-20">
      <CardHeader>
        <CardTitle>{t("contact.title")}</CardTitle>
        <CardDescription>{t("contact.text")}</CardDescription>
      </CardHeader>
      <CardContent>
        <AppForm form={form} labels={labels} action="#details-contact">
          <DraftKey version={version} intent="contact" />
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
      </CardContent>
    </Card>
  );
}
