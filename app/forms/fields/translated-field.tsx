import { useTranslation } from "#app/i18n/use-translation.ts";
import { languageNames } from "#app/components/shell/language-names.ts";
import { Input } from "#app/components/ui/input.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { anchorOf } from "#app/forms/field-anchor.ts";
import { initialText, type AppField, type FieldTexts, type GroupField } from "#app/forms/fields/field.ts";
import { FieldError, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { GroupFrame } from "#app/forms/fields/group-frame.tsx";
import { locales } from "#app/i18n/config.ts";
import { cn } from "#app/lib/cn.ts";
import type { Locale } from "#contract/primitives.ts";

type TranslatedFieldProps = FieldTexts & {
  field: GroupField<Locale>;
  /** Several lines for each language. */
  multiline?: boolean;
  disabled?: boolean;
};

/**
 * One text in the five languages, beside each other where there is room. English is needed; what another language
 * lacks is marked and shows the English text in its place. The schema is `TranslatedText`.
 */
export function TranslatedField({ field, multiline, ...frame }: TranslatedFieldProps) {
  const texts = field.getFieldset();
  const english = initialText(texts.en);
  return (
    <GroupFrame field={field} {...frame}>
      {/* Columns by the room there is, not by the size of the window. */}
      <div className="@container">
        <div className={cn("grid gap-3", multiline ? "@xl:grid-cols-2" : "@lg:grid-cols-2 @3xl:grid-cols-3")}>
          {locales.map((locale) => (
            <Language
              key={locale}
              field={texts[locale]}
              locale={locale}
              placeholder={locale === "en" ? undefined : english}
              multiline={multiline}
            />
          ))}
        </div>
      </div>
    </GroupFrame>
  );
}

type LanguageProps = {
  field: AppField;
  locale: Locale;
  placeholder: string | undefined;
  multiline: boolean | undefined;
};

function Language({ field, locale, placeholder, multiline }: LanguageProps) {
  const { t } = useTranslation("formFields");
  const Box = multiline ? Textarea : Input;
  return (
    <div className="group/language min-w-0">
      <Label
        htmlFor={anchorOf(field)}
        className="mb-1 flex items-baseline justify-between gap-2 text-xs font-normal text-muted-foreground"
      >
        <span lang={locale}>{languageNames[locale]}</span>
        {/* Shown by the stylesheet as long as the placeholder is, so it follows the typing without any script. */}
        <span className="hidden text-status-amber-foreground group-has-placeholder-shown/language:inline">
          {t("translated.missing")}
        </span>
      </Label>
      <Box
        key={field.key}
        {...fieldProps(field)}
        lang={locale}
        defaultValue={initialText(field)}
        placeholder={placeholder ?? " "}
      />
      <FieldError field={field} />
    </div>
  );
}
