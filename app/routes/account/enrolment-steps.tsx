import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { QrCode } from "#app/components/account/qr-code.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { CodeField } from "#app/forms/fields/code-field.tsx";
import { PasswordField } from "#app/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { codeRules, startRules } from "#app/routes/account/profile-rules.ts";

/** The password again, before anything is set up. */
export function StartForm({ lastResult }: { lastResult: FormResult }) {
  const { t } = useTranslation("profile");
  const [form, fields] = useAppForm<{ intent: string; current_password: string }>({
    id: "start",
    lastResult,
    rules: startRules,
  });
  const labels = { current_password: t("fields.currentPassword") };
  return (
    <AppForm form={form} labels={labels} className="max-w-sm">
      <input type="hidden" name="intent" value="start" />
      <PasswordField
        field={fields.current_password}
        label={labels.current_password}
        hint={t("twoFactor.passwordHint")}
        autoComplete="current-password"
      />
      <SubmitButton>{t("twoFactor.begin")}</SubmitButton>
    </AppForm>
  );
}

type EnrolmentStepsProps = {
  enrolment: { key: string; picture: { size: number; path: string } };
  lastResult: FormResult;
};

/** Scan or type the key, then prove with a first code that it arrived. */
export function EnrolmentSteps({ enrolment, lastResult }: EnrolmentStepsProps) {
  const { t } = useTranslation("profile");
  const [form, fields] = useAppForm<{ intent: string; code: string }>({
    id: "confirm",
    lastResult,
    rules: codeRules,
  });
  const labels = { code: t("fields.code") };
  const key = enrolment.key.replaceAll(/(.{4})(?=.)/g, "$1 ");
  return (
    <Card className="p-5">
      <ol className="space-y-6">
        <Step number={1} title={t("enrolment.app")}>
          <p className="text-pretty text-muted-foreground">{t("enrolment.appText")}</p>
        </Step>
        <Step number={2} title={t("enrolment.scan")}>
          <div className="flex flex-wrap gap-5">
            <QrCode code={enrolment.picture} label={t("enrolment.picture")} />
            <div className="max-w-64 min-w-0 flex-1 basis-48 space-y-2">
              <p className="text-pretty text-muted-foreground">{t("enrolment.type")}</p>
              <p>
                <code className="block rounded-md bg-muted px-3 py-2 font-mono text-sm wrap-anywhere select-all">
                  {key}
                </code>
              </p>
              <CopyButton text={enrolment.key} label={t("enrolment.copy")} done={t("codes.copied")} />
            </div>
          </div>
        </Step>
        <Step number={3} title={t("enrolment.confirm")}>
          <AppForm form={form} labels={labels} className="max-w-sm">
            <input type="hidden" name="intent" value="confirm" />
            <CodeField field={fields.code} label={labels.code} hint={t("enrolment.codeHint")} digitsOnly />
            <SubmitButton>{t("enrolment.submit")}</SubmitButton>
          </AppForm>
        </Step>
      </ol>
    </Card>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_1fr] gap-x-3 gap-y-2">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary-text"
      >
        {number}
      </span>
      <h3 className="self-center font-semibold">{title}</h3>
      <div className="col-start-2 min-w-0 max-sm:col-span-2 max-sm:col-start-1">{children}</div>
    </li>
  );
}
