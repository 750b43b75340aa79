import type { ToldField } from "#app/i18n/locales/en/trips/file-history.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import { useHistoryValues } from "#app/routes/admin/sales/client-files/history-values.ts";
import type { FileEntry } from "#contract/system/audit/file-entry.ts";
import {
  toldOfFiles,
  type FileAction,
  type FileField,
  type FileSubject,
} from "#contract/system/audit/file-history.ts";
import type { Currency } from "#contract/primitives.ts";

/** `quote.sent`: what happens to one kind of record. The catalogue has a sentence for each, or does not compile. */
type Deed = { [Subject in FileSubject]: `${Subject}.${FileAction<Subject>}` }[FileSubject];

const deeds: ReadonlySet<string> = new Set(
  Object.entries(toldOfFiles).flatMap(([subject, { actions }]) => actions.map((one) => `${subject}.${one}`)),
);

const told: readonly FileField<FileSubject>[] = Object.values(toldOfFiles).flatMap(({ fields }) => [
  ...fields,
]);
const shown: readonly ToldField[] = [
  ...told.filter((field) => field !== "client_contact"),
  "version_label",
  "contact_name",
  "contact_email",
  "contact_phone",
  "contact_address",
  "contact_country",
];

/** What happened to a client file and all that belongs to it, in words. Amounts are in the currency of the file, `countries` names by code. */
export function useFileHistoryWords(currency: Currency, countries: Readonly<Record<string, string>>) {
  const { t } = useTranslation("fileHistory");
  const valueOf = useHistoryValues(currency, countries);
  const labels = Object.fromEntries(shown.map((field) => [field, t(`fields.${field}`)]));
  return {
    words: ({ subject }: FileEntry): FieldWords => ({
      labels,
      value: (field, code) => valueOf(subject, field, code),
    }),
    sentence: ({ subject, action, service, changes }: FileEntry): string => {
      const deed = `${subject}.${action}`;
      const version = changes.find(({ field }) => field === "version")?.after;
      const no = typeof version === "number" ? version : nothing;
      return isDeed(deed)
        ? t(`actions.${deed}`, { version: no, service: service ?? nothing })
        : t("actions.client-file.details_changed");
    },
  };
}

const nothing = "–";

function isDeed(key: string): key is Deed {
  return deeds.has(key);
}
