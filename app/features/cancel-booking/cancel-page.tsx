import { Link } from "react-router";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { CancelForm } from "#app/features/cancel-booking/cancel-form.tsx";
import { CancelLines } from "#app/features/cancel-booking/cancel-lines.tsx";
import type { FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { CancellationPreview } from "#contract/sales/bookings/cancel.ts";

type CancelPageProps = {
  preview: CancellationPreview;
  backTo: string;
  /** Whose hand cancels: the agency itself, or the office for it. */
  side: "agency" | "office";
  lastResult: FormResult;
};

/** What cancelling costs today and next, and the form that does it; or why it cannot be done here. */
export function CancelPage({ preview, backTo, side, lastResult }: CancelPageProps) {
  const { t } = useTranslation("bookings");
  const isOffice = side === "office";
  return (
    <div className="max-w-3xl space-y-6">
      <FilePageHead title={t("cancel.title")} file={preview} to={backTo} />
      {preview.possible ? (
        <>
          <p className="text-pretty">{t(isOffice ? "cancel.office.intro" : "cancel.intro")}</p>
          <CancelLines preview={preview} />
          <CancelForm {...{ preview, backTo, side, lastResult }} />
        </>
      ) : (
        <Alert tone="warning" title={t("cancel.impossible")}>
          <p>{t(isOffice ? "cancel.office.impossibleText" : "cancel.impossibleText")}</p>
          <Link to={backTo} className={buttonVariants({ size: "sm", className: "mt-2" })}>
            {t("cancel.back")}
          </Link>
        </Alert>
      )}
    </div>
  );
}
