import { Form, href } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { writeMessage } from "#app/forms/message.ts";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

type BeginFormProps = {
  agencies: readonly Suggestion[];
  asked: { agency: string; begin: string; copy: string };
  /** Sent without an agency. */
  missing: boolean;
};

/** For whom a file is made and what it begins with, as a GET form: what can be chosen next follows from it. */
export function BeginForm({ agencies, asked, missing }: BeginFormProps) {
  const { t } = useTranslation("newFile");
  const fieldOf = (name: "agency" | "begin", text: string): AppField => ({
    name,
    key: name,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    errors: missing && name === "agency" ? [writeMessage({ key: "required" })] : undefined,
    initialValue: text,
    required: true,
  });
  return (
    <Form action={href("/admin/client-files/add")} className="space-y-5">
      <AutocompleteField
        field={fieldOf("agency", asked.agency)}
        label={t("agency")}
        options={agencies}
        source={href("/admin/client-files/add/agencies")}
      />
      {asked.copy ? (
        <input type="hidden" name="copy" value={asked.copy} />
      ) : (
        <RadioField
          field={fieldOf("begin", asked.begin === "package" ? "package" : "empty")}
          label={t("begin")}
          choices={[
            { value: "empty", label: t("empty"), hint: t("emptyHint") },
            { value: "package", label: t("package"), hint: t("packageHint") },
          ]}
        />
      )}
      <Button type="submit" variant="primary">
        {t("choose")}
      </Button>
    </Form>
  );
}
