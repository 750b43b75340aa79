import { href, Link, useLocation } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Dialog, DialogTrigger } from "#app/components/ui/dialog.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { length, required } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OfficeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";

type FinalBannerProps = {
  file: string;
  reader: Pick<OfficeReader, "mayReopen">;
  /** Something was typed when it was finalised, and stands below. */
  typed?: boolean;
};

/** In the place of forms of a finalised booking: why nothing is changed here, and the way to open it again. */
export function FinalBanner({ file, reader, typed = false }: FinalBannerProps) {
  const { t } = useTranslation("fileAccount");
  const record = href("/admin/fit-finalisation-tracker/:uid", { uid: file });
  return (
    <Alert
      tone={typed ? "danger" : "info"}
      role={typed ? "alert" : undefined}
      title={t("final.title")}
      className="mb-6 print:hidden"
    >
      <p className="max-w-[80ch] text-pretty">{t(typed ? "final.typed" : "final.text")}</p>
      {reader.mayReopen ? (
        <div className="pt-1.5">
          {typed ? (
            <Link
              to={`${record}#reopen`}
              target="_blank"
              rel="noopener"
              className={buttonVariants({ size: "sm" })}
            >
              {t("final.newTab")}
            </Link>
          ) : (
            <ReopenDialog action={record} />
          )}
        </div>
      ) : (
        <p>{t("final.others")}</p>
      )}
    </Alert>
  );
}

const rules = { reason: [required, length(500)] };

/** Asks for the reason; the record of the tracker opens the booking, and comes back to this page. */
function ReopenDialog({ action }: { action: string }) {
  const { t } = useTranslation(["fileAccount", "kit"]);
  const { pathname, search } = useLocation();
  const [form, fields] = useAppForm<{ intent: string; back: string; reason: string }>({
    id: "reopen-file",
    lastResult: undefined,
    rules,
  });
  const id = "reopen-dialog";
  const label = t("fileAccount:final.reason");
  return (
    <>
      <DialogTrigger target={id} size="sm">
        {t("fileAccount:final.reopen")}
      </DialogTrigger>
      <Dialog id={id} title={t("fileAccount:final.reopen")}>
        <AppForm form={form} labels={{ reason: label }} action={action}>
          <input type="hidden" name="intent" value="reopen" />
          <input type="hidden" name="back" value={`${pathname}${search}`} />
          <TextAreaField field={fields.reason} label={label} rows={2} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button popoverTarget={id} popoverTargetAction="hide">
              {t("kit:form.cancel")}
            </Button>
            <SubmitButton>{t("fileAccount:final.reopen")}</SubmitButton>
          </div>
        </AppForm>
      </Dialog>
    </>
  );
}
