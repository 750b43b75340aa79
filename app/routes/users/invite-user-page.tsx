import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { languages } from "#app/components/shell/language-names.ts";
import { PartOf } from "#app/components/portal/part-of.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { email, length, required } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useRootData } from "#app/lib/use-root-data.ts";
import type { CompanyRole } from "#contract/people/users.ts";

type Values = { name: string; email: string; role: string; locale: string; agency: string };

type InviteUserPageProps = {
  listPath: string;
  roles: readonly CompanyRole[];
  /** For the office: where the new user belongs. */
  agencies?: readonly { uid: string; name: string }[];
  /** Where the new user belongs, if that is said already. */
  company?: string;
  lastResult: FormResult;
};

/** Asks for what an invitation needs: who, in which role, in which language. */
export function InviteUserPage({ listPath, roles, agencies, company, lastResult }: InviteUserPageProps) {
  const { t } = useTranslation(["users", "shell", "kit"]);
  const { locale } = useRootData();
  const rules = {
    name: [required, length(120)],
    email: [required, email, length(200)],
    role: [required],
    ...(agencies && { agency: [required] }),
  };
  const [form, fields] = useAppForm<Values>({
    id: "invite",
    lastResult,
    rules,
    defaultValue: { role: roles[0], locale },
  });
  const labels = {
    agency: t("fields.agency"),
    name: t("fields.name"),
    email: t("fields.email"),
    role: t("fields.role"),
    locale: t("shell:account.language"),
  };
  const roleOptions = roles.map((value) => ({ value, label: t(`roles.${value}`) }));
  return (
    <div className="max-w-xl">
      {company ? <PartOf name={company} to={listPath} /> : null}
      <h1 className="text-lg">{t("invite.title")}</h1>
      <p className="mt-1 mb-5 text-pretty text-muted-foreground">{t("invite.intro")}</p>
      <Card className="p-5">
        <AppForm form={form} labels={labels}>
          {agencies ? (
            <SelectField
              field={fields.agency}
              label={labels.agency}
              options={agencies}
              valueKey="uid"
              labelKey="name"
            />
          ) : null}
          <TextField field={fields.name} label={labels.name} autoComplete="off" />
          <TextField
            field={fields.email}
            label={labels.email}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              field={fields.role}
              label={labels.role}
              options={roleOptions}
              valueKey="value"
              labelKey="label"
            />
            <FieldFrame field={fields.locale} label={labels.locale}>
              <Select
                {...fieldProps(fields.locale)}
                key={fields.locale.key}
                defaultValue={fields.locale.initialValue}
              >
                {languages.map(([code, name]) => (
                  <option key={code} value={code} lang={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </FieldFrame>
          </div>
          <RoleHints roles={roles} />
          <div className="flex flex-wrap gap-2">
            <SubmitButton>{t("invite.submit")}</SubmitButton>
            <Link to={listPath} className={buttonVariants()}>
              {t("kit:form.cancel")}
            </Link>
          </div>
        </AppForm>
      </Card>
    </div>
  );
}

/** What each role may do, so that nobody has to guess. */
function RoleHints({ roles }: { roles: readonly CompanyRole[] }) {
  const { t } = useTranslation(["users", "kit"]);
  return (
    <dl className="space-y-1 text-xs text-muted-foreground">
      {roles.map((role) => (
        <div key={role}>
          <dt className="inline font-medium text-foreground">
            {t("kit:heading", { label: t(`roles.${role}`) })}
          </dt>{" "}
          <dd className="inline">{t(`roleHints.${role}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
