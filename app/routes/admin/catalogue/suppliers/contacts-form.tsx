import { href } from "react-router";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import { EmailField, PhoneField } from "#app/forms/fields/contact-field.tsx";
import { RowsField } from "#app/forms/fields/rows-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import { useSupplierWords } from "#app/routes/admin/catalogue/suppliers/supplier-words.ts";
import { supplierContactsFields } from "#contract/catalogue/suppliers/registry-fields.ts";
import { contactRoles } from "#contract/catalogue/suppliers/supplier-terms.ts";
import type { SupplierContacts } from "#contract/catalogue/suppliers/contacts.ts";

type ContactsFormProps = {
  uid: string;
  people: SupplierContacts;
  answer: RecordAnswer | undefined;
  readOnly: boolean;
};

/** The people at a supplier, in rows that come and go. */
export function ContactsForm({ uid, people, answer, readOnly }: ContactsFormProps) {
  const { t } = useTranslation("suppliers");
  const form = useRecordForm<typeof supplierContactsFields, Pick<SupplierContacts, "contacts">>({
    id: "contacts",
    fields: supplierContactsFields,
    words: useSupplierWords([]),
    record: people,
    values: { contacts: people.contacts },
    answer,
  });
  const work = contactRoles.map((value) => ({ value, label: t(`contacts.work.${value}`) }));
  return (
    <RecordForm
      of={form}
      back={href("/admin/suppliers/:uid", { uid })}
      className="max-w-4xl space-y-6"
      readOnly={readOnly ? t("contacts.readOnly") : undefined}
      inputs={{
        contacts: (
          <RowsField
            field={form.inputs.contacts}
            label={t("fields.contacts")}
            addLabel={t("contacts.add")}
            rowLabel={(number) => t("contacts.row", { number })}
            newRow={people.contacts.length === 0 ? { is_primary: "on" } : {}}
            max={30}
            disabled={readOnly}
          >
            {(row) => {
              const contact = row.getFieldset();
              return (
                <div className="space-y-3">
                  <div className="grid gap-3 sm:grid-cols-2">
                    <TextField field={contact.name} label={t("contacts.name")} autoComplete="off" />
                    <TextField field={contact.job} label={t("contacts.job")} autoComplete="off" optional />
                    <EmailField
                      field={contact.email}
                      label={t("contacts.email")}
                      autoComplete="off"
                      optional
                    />
                    <PhoneField
                      field={contact.phone}
                      label={t("contacts.phone")}
                      autoComplete="off"
                      optional
                    />
                  </div>
                  <MultiSelectField field={contact.roles} label={t("contacts.roles")} inline choices={work} />
                  <CheckboxField field={contact.is_primary} label={t("contacts.is_primary")} />
                </div>
              );
            }}
          </RowsField>
        ),
      }}
    />
  );
}
