import { Send } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { versionRules } from "#app/routes/agent/quick-quote/customise/detail-rules.ts";
import { DraftKey } from "#app/routes/agent/quick-quote/customise/details.tsx";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/** Freezes the quote as it stands: what is sent to the client is a version. */
export function VersionCard({ draft, lastResult }: { draft: QuoteDraft; lastResult: FormResult }) {
  const { t } = useTranslation("quotes");
  const [form, fields] = useAppForm<{ label: string }>({
    id: "save-version",
    lastResult: resultFor("version", lastResult),
    rules: versionRules,
  });
  const labels = { label: t("version.label") };
  return (
    <Card id="version" className="scroll-mt-20">
      <CardHeader>
        <CardTitle>{t("version.title")}</CardTitle>
        <CardDescription>{t("version.text")}</CardDescription>
      </CardHeader>
      <CardContent>
        <AppForm form={form} labels={labels} guard="none" action="#version">
          <DraftKey version={draft.lock_version} intent="version" />
          <TextField field={fields.label} label={labels.label} optional autoComplete="off" />
          <SubmitButton className="w-full">{t("version.submit")}</SubmitButton>
        </AppForm>
        <Link
          to={href("/app/view-booking/:reference/quote", { reference: draft.reference })}
          className={buttonVariants({ className: "mt-3 w-full" })}
        >
          <Icon of={Send} />
          {t("version.send")}
        </Link>
      </CardContent>
    </Card>
  );
}
