import { ChevronRight } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RichText } from "#app/components/rich-text/rich-text.tsx";
import { languageNames } from "#app/components/shell/language-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { anchorOf } from "#app/forms/field-anchor.ts";
import { EditorBox } from "#app/forms/fields/editor-box.tsx";
import type { AppField, FieldTexts, GroupField } from "#app/forms/fields/field.ts";
import { useFoldedText } from "#app/forms/fields/use-folded-text.ts";
import { FieldError } from "#app/forms/fields/field-frame.tsx";
import { GroupFrame } from "#app/forms/fields/group-frame.tsx";
import { locales } from "#app/i18n/config.ts";
import type { Locale } from "#contract/primitives.ts";

type TranslatedRichTextFieldProps = FieldTexts & {
  field: GroupField<Locale>;
  heightPx?: number;
  disabled?: boolean;
};

/**
 * One formatted text in the five languages, one below the other: a closed language shows its text as it will be
 * read, an open one is edited. What a language lacks is marked. The schema is `OptionalRichTexts`.
 */
export function TranslatedRichTextField(props: TranslatedRichTextFieldProps) {
  const { field, heightPx = 200, disabled = false, ...frame } = props;
  const { t } = useTranslation("formFields");
  const texts = field.getFieldset();
  return (
    <GroupFrame field={field} disabled={disabled} {...frame}>
      <div className="divide-y divide-border rounded-md border border-border bg-card">
        {locales.map((locale) => (
          <Language
            // A draft that comes back, or an answer of the server, begins anew.
            key={`${locale} ${texts[locale].key ?? ""}`}
            field={texts[locale]}
            locale={locale}
            label={`${frame.label} · ${languageNames[locale]}`}
            heightPx={heightPx}
            disabled={disabled}
          />
        ))}
      </div>
      <noscript>
        <p className="mt-1.5 text-xs text-muted-foreground">{t("editor.plain")}</p>
      </noscript>
    </GroupFrame>
  );
}

type LanguageProps = {
  field: AppField;
  locale: Locale;
  label: string;
  heightPx: number;
  disabled: boolean;
};

function Language({ field, locale, label, heightPx, disabled }: LanguageProps) {
  const own = useLocale() === locale;
  const { refused, open, shown, details } = useFoldedText(field);
  return (
    <div lang={locale} className="min-w-0">
      <details {...details} open={own || refused} className="group/language">
        <Summary name={languageNames[locale]} missing={shown === ""} />
        <div className="px-3 pb-3">
          <label htmlFor={anchorOf(field)} className="sr-only">
            {label}
          </label>
          <EditorBox
            field={field}
            label={label}
            hint={undefined}
            heightPx={heightPx}
            disabled={disabled}
            wanted={open}
          />
          <FieldError field={field} />
        </div>
      </details>
      {open || shown === "" ? null : (
        <RichText html={shown} className="px-9 pb-3 text-sm [details[open]+&]:hidden" />
      )}
    </div>
  );
}

function Summary({ name, missing }: { name: string; missing: boolean }) {
  const { t } = useTranslation("formFields");
  return (
    <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 px-3 py-1.5 text-sm hover:bg-accent [&::-webkit-details-marker]:hidden">
      <Icon
        of={ChevronRight}
        className="size-4 shrink-0 text-muted-foreground transition-transform group-open/language:rotate-90"
      />
      <span className="flex-1 font-medium">{name}</span>
      {missing ? (
        <span className="text-xs text-status-amber-foreground">{t("translated.missing")}</span>
      ) : null}
    </summary>
  );
}
