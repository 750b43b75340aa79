import type { ReactNode } from "react";
import { JourneyField } from "#app/components/journey/journey-field.tsx";
import { TripIcon } from "#app/components/journey/trip-icons.tsx";
import { actText, foldText } from "#app/components/supplier-request/answer-words.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LinkedRequest } from "#contract/sales/supplier-requests/public-calls.ts";
import type { SupplierAnswer } from "#contract/sales/supplier-requests/status.ts";
import { AlternativeText, ReasonChoice, Remarks } from "./request-fields.tsx";
import type { RequestAttempt } from "./request-attempt.ts";

type AnswerProps = {
  request: LinkedRequest;
  path: string;
  formKey: { name: string; value: string };
  attempt?: RequestAttempt;
};

/**
 * The answer: to confirm is one field and one button, the others open on demand. What was answered already and can be
 * changed opens on demand as a whole.
 */
export function RequestAnswer(props: AnswerProps) {
  const { t } = useTranslation(["supplierLink", "supplierRequests"]);
  const { request, attempt } = props;
  if (request.answers.length === 0) return null;
  const forms = <AnswerForms {...props} />;
  if (!request.given)
    return (
      <section className="panel print:hidden" aria-labelledby="answer-title">
        <h2 id="answer-title" className="mb-4 text-lg">
          {t("answer")}
        </h2>
        {forms}
      </section>
    );
  return (
    <details className="fold panel print:hidden" open={attempt !== undefined}>
      <summary>
        {t("supplierRequests:folds.change")}
        <TripIcon name="fold" small />
      </summary>
      <div className="pt-4">{forms}</div>
    </details>
  );
}

const others = ["decline", "wait_list", "alternative"] as const;

function AnswerForms(props: AnswerProps) {
  const { t } = useTranslation("supplierRequests");
  const { request, attempt } = props;
  const { answers, kind } = request;
  return (
    <>
      {answers.includes("confirm") && (
        <AnswerForm {...props} answer="confirm">
          {kind === "cancel" ? null : <Number request={request} attempt={attempt} />}
        </AnswerForm>
      )}
      {others
        .filter((answer) => answers.includes(answer))
        .map((answer) => (
          <details
            key={answer}
            className="fold mt-2 border-t border-border first:mt-0 first:border-t-0"
            open={attempt?.answer === answer}
          >
            <summary>
              {foldText(kind, answer, t)}
              <TripIcon name="fold" small />
            </summary>
            <AnswerForm {...props} answer={answer}>
              {answer === "decline" && kind === "amend" ? <p>{t("hints.declineChange")}</p> : null}
              {answer === "decline" ? <ReasonChoice attempt={attempt} /> : null}
              {answer === "wait_list" ? <p>{t("hints.wait_list")}</p> : null}
              {answer === "alternative" ? <AlternativeText attempt={attempt} /> : null}
            </AnswerForm>
          </details>
        ))}
    </>
  );
}

function Number({ request, attempt }: Pick<AnswerProps, "request" | "attempt">) {
  const { t } = useTranslation(["supplierRequests", "validation"]);
  return (
    <JourneyField
      name="confirmation_no"
      label={t("fields.confirmation_no")}
      value={attempt?.confirmation_no ?? request.confirmation ?? undefined}
      error={attempt?.errors["confirmation_no"]}
      maxLength={60}
      optional={!request.needs_number}
      missing={t("validation:numberMissing")}
    />
  );
}

type FormProps = AnswerProps & { answer: SupplierAnswer; children: ReactNode };

/** One answer with its fields, its remarks and its button. */
function AnswerForm({ request, path, formKey, attempt, answer, children }: FormProps) {
  const { t } = useTranslation("supplierRequests");
  const own = attempt?.answer === answer ? attempt : undefined;
  const isNearest = own && !own.message;
  return (
    <form
      method="post"
      action={`${path}#state`}
      noValidate
      data-form
      // What was refused is where the answer leads: without a script the page would begin at its top.
      id={isNearest ? "state" : undefined}
      className="grid scroll-mt-6 gap-4 pb-2"
    >
      <input type="hidden" name={formKey.name} value={`${answer}-${formKey.value}`} />
      <input type="hidden" name="lock_version" value={request.lock_version} />
      <input type="hidden" name="answer" value={answer} />
      {children}
      <Remarks name={answer} attempt={own} />
      <button className={answer === "confirm" ? "primary-button" : "plain-button"}>
        {actText(request.kind, answer, t)}
      </button>
    </form>
  );
}
