import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { RecoveryCodes } from "#app/components/account/recovery-codes.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import type { FormResult } from "#app/forms/use-app-form.ts";
import { EnrolmentSteps, StartForm } from "#app/routes/account/enrolment-steps.tsx";
import { ProofForm } from "#app/routes/account/proof-form.tsx";
import { useProfilePath } from "#app/routes/account/profile-frame.tsx";
import type { Profile } from "#contract/people/profile.ts";

type TwoFactorPageProps = {
  username: string;
  /** The office asks for it, and nothing else opens until it is set up. */
  due: boolean;
  state: Profile["two_factor"];
  enrolment: { key: string; picture: { size: number; path: string } } | null;
  /** New codes, right after they were made. */
  codes: string[] | null;
  resultOf: (intent: string) => FormResult;
};

/** Setting up, renewing and switching off the second factor: whichever comes next. */
export function TwoFactorPage({ username, due, state, enrolment, codes, resultOf }: TwoFactorPageProps) {
  const { t } = useTranslation("profile");
  return (
    <div className="max-w-2xl space-y-5" data-slot="two-factor">
      <header>
        <h2 className="text-base font-semibold">{codes ? t("codes.title") : t("twoFactor.title")}</h2>
        {codes ? null : <p className="mt-1 text-pretty text-muted-foreground">{t("twoFactor.text")}</p>}
      </header>
      {due && !codes ? (
        <Alert tone="info" title={t("twoFactor.dueTitle")}>
          <p>{t("twoFactor.dueText")}</p>
        </Alert>
      ) : null}
      {codes ? <NewCodes codes={codes} username={username} /> : null}
      {!codes && state.enabled ? <Keeping compulsory={state.compulsory} resultOf={resultOf} /> : null}
      {!codes && !state.enabled && enrolment ? (
        <EnrolmentSteps enrolment={enrolment} lastResult={resultOf("confirm")} />
      ) : null}
      {codes || state.enabled || enrolment ? null : (
        <Card className="p-5">
          <StartForm lastResult={resultOf("start")} />
        </Card>
      )}
    </div>
  );
}

function NewCodes({ codes, username }: { codes: string[]; username: string }) {
  const { t } = useTranslation("profile");
  const path = useProfilePath();
  return (
    <Card className="space-y-5 p-5">
      <RecoveryCodes codes={codes} username={username} />
      <Link
        to={`${path}/security`}
        className={buttonVariants({ variant: "primary", className: "print:hidden" })}
      >
        {t("codes.done")}
      </Link>
    </Card>
  );
}

type KeepingProps = { compulsory: boolean; resultOf: (intent: string) => FormResult };

function Keeping({ compulsory, resultOf }: KeepingProps) {
  const { t } = useTranslation("profile");
  return (
    <>
      <Card className="p-5">
        <h3 className="font-semibold">{t("codes.renewTitle")}</h3>
        <p className="mt-1 mb-5 text-pretty text-muted-foreground">{t("codes.renewText")}</p>
        <ProofForm intent="renew" submit={t("codes.renewSubmit")} lastResult={resultOf("renew")} />
      </Card>
      <Card className="p-5">
        <h3 className="font-semibold">{t("twoFactor.removeTitle")}</h3>
        <p className="mt-1 text-pretty text-muted-foreground">
          {compulsory ? t("twoFactor.compulsory") : t("twoFactor.removeText")}
        </p>
        {compulsory ? null : (
          <div className="mt-5">
            <ProofForm intent="remove" submit={t("twoFactor.removeSubmit")} lastResult={resultOf("remove")} />
          </div>
        )}
      </Card>
    </>
  );
}
