import { RefusedNote } from "#app/components/journey/refused-note.tsx";
import { TripIcon } from "#app/components/journey/trip-icons.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { DeclineReason } from "#contract/sales/supplier-requests/status.ts";
import type { RequestAttempt } from "./request-attempt.ts";

type FieldProps = { attempt: RequestAttempt | undefined };

const reasons = ["full", "closed", "rate_wrong", "other"] as const satisfies readonly DeclineReason[];

/** Why a service cannot be had. */
export function ReasonChoice({ attempt }: FieldProps) {
  const { t } = useTranslation("supplierRequests");
  const refused = attempt?.errors["decline_reason"];
  return (
    <fieldset aria-describedby={refused ? "decline-error" : undefined}>
      <legend className="font-medium">{t("fields.decline_reason")}</legend>
      <div className="mt-1 grid sm:grid-cols-2">
        {reasons.map((reason) => (
          <label key={reason} className="flex min-h-12 items-center gap-3">
            <input
              type="radio"
              name="decline_reason"
              value={reason}
              defaultChecked={attempt?.decline_reason === reason}
              className="size-5 shrink-0 accent-primary"
            />
            {t(`reasons.${reason}`)}
          </label>
        ))}
      </div>
      <div id="decline-error">
        <RefusedNote text={refused} />
      </div>
    </fieldset>
  );
}

/** Other dates or another option, in words. */
export function AlternativeText({ attempt }: FieldProps) {
  const { t } = useTranslation("supplierRequests");
  const refused = attempt?.errors["alternative"];
  return (
    <div>
      <label className="grid gap-2">
        <span className="font-medium">{t("fields.alternative")}</span>
        <span className="text-sm text-muted-foreground">{t("fields.alternativeHint")}</span>
        <textarea
          name="alternative"
          rows={4}
          required
          defaultValue={attempt?.alternative}
          aria-invalid={refused ? "true" : undefined}
          className="writing"
        />
      </label>
      <RefusedNote text={refused} />
    </div>
  );
}

/** Words that go with an answer, which hardly anybody needs: they open on demand. */
export function Remarks({ name, attempt }: FieldProps & { name: string }) {
  const { t } = useTranslation("supplierRequests");
  const refused = attempt?.errors["remarks"];
  return (
    <details className="fold" open={Boolean(attempt?.remarks)}>
      <summary>
        {t("hints.remarks")}
        <TripIcon name="fold" small />
      </summary>
      <textarea
        name="remarks"
        id={`${name}-remarks`}
        rows={3}
        aria-label={t("fields.remarks")}
        defaultValue={attempt?.remarks}
        aria-invalid={refused ? "true" : undefined}
        className="writing"
      />
      <RefusedNote text={refused} />
    </details>
  );
}
