import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { SettingsSection } from "#app/components/portal/settings-section.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { required } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { UserFrame, type UserFrameProps } from "#app/routes/users/user-frame.tsx";
import type { Colleague, CompanyRole } from "#contract/people/users.ts";

type UserPageProps = UserFrameProps & {
  roles: readonly CompanyRole[];
  /** The office may mail a link for a new password. */
  resettable?: boolean;
  lastResult: FormResult;
};

/** One user: who it is, and what may be changed about it. */
export function UserPage({ user, path, roles, timeZone, partOf, resettable, lastResult }: UserPageProps) {
  const { t } = useTranslation("users");
  return (
    <UserFrame user={user} path={path} timeZone={timeZone} partOf={partOf}>
      {user.own ? (
        <Alert className="max-w-2xl">
          <p>{t("ownAccount")}</p>
        </Alert>
      ) : (
        <div>
          <SettingsSection title={t("role.title")} text={t("role.text")}>
            <RoleForm user={user} roles={roles} lastResult={resultFor("role", lastResult)} />
          </SettingsSection>
          {user.status === "invited" ? (
            <SettingsSection title={t("invitation.title")} text={t("invitation.text")}>
              <DeedForm user={user} intent="invite-again" lastResult={lastResult} />
            </SettingsSection>
          ) : null}
          {resettable && user.status === "active" ? (
            <SettingsSection title={t("password.title")} text={t("password.text")}>
              <DeedForm user={user} intent="reset-password" lastResult={lastResult} />
            </SettingsSection>
          ) : null}
          <SettingsSection title={t("access.title")} text={t("access.text")}>
            <DeedForm
              key={user.status}
              user={user}
              intent={user.status === "suspended" ? "reinstate" : "suspend"}
              lastResult={lastResult}
            />
          </SettingsSection>
        </div>
      )}
    </UserFrame>
  );
}

type RoleFormProps = Pick<UserPageProps, "user" | "roles" | "lastResult">;

function RoleForm({ user, roles, lastResult }: RoleFormProps) {
  const { t } = useTranslation("users");
  const [form, fields] = useAppForm<{ intent: string; lock_version: string; role: string }>({
    id: "role",
    lastResult,
    rules: { role: [required] },
    defaultValue: { role: user.role },
  });
  return (
    <AppForm form={form} labels={{ role: t("fields.role") }}>
      <Hidden user={user} intent="role" />
      <SelectField
        field={fields.role}
        label={t("fields.role")}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        valueKey="value"
        labelKey="label"
      />
      <SubmitButton>{t("role.submit")}</SubmitButton>
    </AppForm>
  );
}

type Deed = "suspend" | "reinstate" | "invite-again" | "reset-password";
type DeedFormProps = { user: Colleague; intent: Deed; lastResult: FormResult };

/** One button that does one thing, with what the API has to say against it. */
function DeedForm({ user, intent, lastResult }: DeedFormProps) {
  const { t } = useTranslation("users");
  const [form] = useAppForm<{ intent: string }>({ id: intent, lastResult: resultFor(intent, lastResult) });
  return (
    <AppForm form={form} labels={{}}>
      <Hidden user={user} intent={intent} />
      <p className="text-pretty">{t(`deeds.${intent}.text`, { name: user.name, email: user.email })}</p>
      <SubmitButton variant={intent === "suspend" ? "destructive" : "secondary"}>
        {t(`deeds.${intent}.submit`)}
      </SubmitButton>
    </AppForm>
  );
}

function Hidden({ user, intent }: { user: Colleague; intent: string }): ReactNode {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lock_version" value={user.lock_version} />
    </>
  );
}
