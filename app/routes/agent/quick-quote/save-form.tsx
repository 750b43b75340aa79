import { useTranslation } from "#app/i18n/use-translation.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { saveRules, type SaveFields } from "#app/routes/agent/quick-quote/save-rules.ts";

type SaveFormProps = {
  lastResult: FormResult;
  /** What the field of the name begins with. */
  name?: string;
};

/** Keeps the price that stands above as a quote: the address of the page says which. */
export function SaveForm({ lastResult, name }: SaveFormProps) {
  const { t } = useTranslation("quotes");
  const [form, fields] = useAppForm<SaveFields>({
    id: "save-quote",
    lastResult,
    defaultValue: { name },
    rules: saveRules,
  });
  const labels = { name: t("fields.name"), agent_reference: t("fields.agentReference") };
  return (
    <section
      aria-labelledby="save-quote-title"
      className="@container border-t border-border pt-5 print:hidden"
    >
      <h3 id="save-quote-title" className="text-sm font-semibold">
        {t("save.title")}
      </h3>
      <p className="mb-4 max-w-[70ch] text-pretty text-muted-foreground">{t("save.text")}</p>
      <AppForm form={form} labels={labels} guard="none">
        <div className="grid gap-4 lg:max-w-2xl @md:grid-cols-2">
          <TextField field={fields.name} label={labels.name} autoComplete="off" />
          <TextField
            field={fields.agent_reference}
            label={labels.agent_reference}
            optional
            autoComplete="off"
          />
        </div>
        <SubmitButton className="w-full @md:w-auto" working={t("save.pending")}>
          {t("save.submit")}
        </SubmitButton>
      </AppForm>
    </section>
  );
}
