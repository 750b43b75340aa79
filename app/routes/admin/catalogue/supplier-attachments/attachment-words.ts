import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { languageName } from "#app/domain/language-name.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { locales } from "#app/i18n/config.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import { attachmentKinds, attachmentVisibilities } from "#contract/catalogue/attachments/attachment-words.ts";
import type { Attachment } from "#contract/catalogue/attachments/attachments.ts";
import { attachmentFields } from "#contract/catalogue/attachments/registry-fields.ts";
import { pickFields } from "#contract/field-facts.ts";

type Named = { value: string; label: string };

/** Fields and codes of an attachment in words, for its form, its history and for conflicts. */
export function useAttachmentWords(products: readonly Named[]): FieldWords {
  const { t } = useTranslation("attachments");
  const locale = useLocale();
  return {
    labels: fieldLabels(attachmentFields, (name) => t(`fields.${name}`)),
    value: (field, value) => {
      const kind = attachmentKinds.find((one) => one === value);
      const visibility = attachmentVisibilities.find((one) => one === value);
      const language = locales.find((one) => one === value);
      if (field === "kind") return kind && t(`kinds.${kind}`);
      if (field === "visibility") return visibility && t(`visibilities.${visibility}`);
      if (field === "language") return language && languageName(language, locale);
      const isDay = (field === "valid_from" || field === "valid_to") && /^\d{4}-\d{2}-\d{2}$/.test(value);
      if (isDay) return formatDayLong(value, locale);
      if (field === "product") return products.find((one) => one.value === value)?.label;
      // The uid of a file tells nobody anything, but that two of them differ; the history has the name.
      if (field === "file" && !value.includes(" ")) return t("fileNamed", { mark: value.slice(-5) });
      return undefined;
    },
  };
}

/** What the form of an attachment begins with. */
export const attachmentValues = (attachment: Attachment) => pickFields(attachmentFields, attachment);
