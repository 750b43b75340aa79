import { AppForm } from "#app/forms/app-form.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentQuote } from "#contract/sales/quotes/versions.ts";
import { saveRules } from "./quote-forms.ts";

type SaveFormProps = {
  /** The client holds a version that this one will replace. */
  draftNote: boolean;
  /** Nothing else can be done before. */
  first: boolean;
  lastResult: FormResult;
};

/** Freezes the file as the next version. */
export function SaveForm({ draftNote, first, lastResult }: SaveFormProps) {
  const { t } = useTranslation("quoteVersions");
  const [form, fields] = useAppForm<{ intent: string; label: string }>({
    id: "save",
    lastResult: resultFor("save", lastResult),
    rules: saveRules,
  });
  return (
    <AppForm form={form} labels={{ label: t("save.label") }}>
      <input type="hidden" name="intent" value="save" />
      <p className="text-pretty text-muted-foreground">
        {t("save.text")} {draftNote ? t("save.draftNote") : null}
      </p>
      <TextField field={fields.label} label={t("save.label")} hint={t("save.hint")} optional />
      <SubmitButton variant={first ? "primary" : "secondary"}>{t("save.button")}</SubmitButton>
    </AppForm>
  );
}

/** Takes an offer back from the client. */
export function ReviseForm({ quote, lastResult }: { quote: AgentQuote; lastResult: FormResult }) {
  const { t } = useTranslation("quoteVersions");
  const [form] = useAppForm<{ intent: string }>({
    id: "revise",
    lastResult: resultFor("revise", lastResult),
  });
  return (
    <AppForm form={form} labels={{}} className="border-t border-border pt-4">
      <input type="hidden" name="intent" value="revise" />
      <input type="hidden" name="lock_version" value={quote.lock_version} />
      <p className="text-pretty text-muted-foreground">{t("revise.text")}</p>
      <SubmitButton variant="secondary">{t("revise.button")}</SubmitButton>
    </AppForm>
  );
}
