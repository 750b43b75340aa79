import { AppForm } from "#app/forms/app-form.tsx";
import { LanguageField } from "#app/forms/fields/language-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import type { KitWords } from "#app/routes/dev/words/en.ts";

/** What a select says first (specification section 3), and a button that nobody named. */
export function KitSelects({ words }: { words: KitWords }) {
  const [form, fields] = useAppForm<{
    status: string;
    short: string;
    long: string;
    owner: string;
    language: string;
  }>({
    id: "kit-selects",
    lastResult: undefined,
  });
  const options = [
    { code: "lake", name: words.lake },
    { code: "coast", name: words.coast },
  ];
  const shared = { options, valueKey: "code", labelKey: "name" } as const;
  return (
    <section className="space-y-5">
      <h2 className="text-lg">{words.selects}</h2>
      <AppForm
        form={form}
        labels={{}}
        action="/dev/kit"
        guard="none"
        className="grid items-end gap-4 space-y-0! sm:grid-cols-2 lg:grid-cols-6"
      >
        <input type="hidden" name="intent" value="select" />
        <SelectField field={fields.status} label={words.status} all {...shared} />
        <SelectField field={fields.short} label={words.region} {...shared} />
        <SelectField field={fields.long} label={words.longLabel} {...shared} />
        <SelectField field={fields.owner} label={words.owner} alternate={words.nobody} {...shared} />
        <LanguageField field={fields.language} label={words.language} />
        <div>
          <SubmitButton />
        </div>
      </AppForm>
    </section>
  );
}
