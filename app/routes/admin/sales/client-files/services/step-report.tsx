import { href, Link } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { StepReport as Report } from "#contract/sales/service-steps/endpoints.ts";

/** What was done, and what was left and why, after a step that was not taken with all that were chosen. */
export function StepReport({ file, report }: { file: string; report: Report }) {
  const { t } = useTranslation("serviceSteps");
  const { step } = report;
  const left = report.services.filter(({ done }) => !done);
  const done = report.services.length - left.length;
  const again = new URLSearchParams(left.map(({ uid }) => ["ids", uid]));
  return (
    <>
      <Alert tone="warning" data-slot="step-report">
        <p role="status">{done > 0 ? t("done", { step: t(`steps.${step}`), count: done }) : t("doneNone")}</p>
        <p className="font-medium">{t("leftCount", { count: left.length })}</p>
        <ul className="space-y-0.5">
          {left.map(({ uid, name, reason }) => (
            <li key={uid}>
              <span className="font-medium">{name || t("unknown")}</span> · {reason}
            </li>
          ))}
        </ul>
      </Alert>
      <div className="flex flex-wrap gap-2">
        <Link
          to={{
            pathname: href("/admin/client-files/:uid/services/:step", { uid: file, step }),
            search: again.toString(),
          }}
          className={buttonVariants({ variant: "primary" })}
        >
          {t("again")}
        </Link>
        <Link to={href("/admin/client-files/:uid", { uid: file })} className={buttonVariants()}>
          {t("back")}
        </Link>
      </div>
    </>
  );
}
