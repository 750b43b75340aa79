import { useTranslation } from "#app/i18n/use-translation.ts";
import { FieldError } from "./field-error.tsx";

type JourneyFieldProps = {
  name: string;
  /** Where a page has two fields of the name. */
  id?: string;
  type?: "text" | "email";
  /** References are written in capitals, names and addresses as people write them. */
  capitals?: "characters" | "words" | "none";
  label: string;
  placeholder?: string;
  value?: string;
  /** The server's message for this field. */
  error?: string;
  maxLength: number;
  autoComplete?: string;
  /** It may be left empty. */
  optional?: boolean;
  /** What is said where it is left empty and may not be, as the server says it; the words of any field unless given. */
  missing?: string;
};

/**
 * A text field of a public page, required unless it is said. Rules and their messages travel as data attributes: the browser
 * module checks on blur and on change with the same words as the server.
 */
export function JourneyField({
  name,
  id = name,
  type = "text",
  capitals = "characters",
  label,
  placeholder,
  value,
  error,
  maxLength,
  autoComplete,
  optional = false,
  missing,
}: JourneyFieldProps) {
  const { t } = useTranslation("validation");
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-2" data-field>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        required={!optional}
        defaultValue={value}
        placeholder={placeholder}
        autoComplete={autoComplete ?? "off"}
        autoCapitalize={capitals}
        spellCheck={false}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={errorId}
        data-rules={JSON.stringify([
          ...(optional ? [] : [["required", 0, missing ?? t("required")]]),
          ["length", maxLength, t("length", { max: maxLength })],
        ])}
        className="min-h-12 w-full rounded-md border border-input bg-background px-4 placeholder:text-muted-foreground aria-invalid:border-2 aria-invalid:border-destructive"
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
}
