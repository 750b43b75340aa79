import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { inputClasses } from "#app/components/ui/input.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";

/** Where a rate sheet is sent from. It goes with the form, so that nothing needs scripts. */
export function UploadForm({ supplier, result }: { supplier: string; result: FormResult }) {
  const { t } = useTranslation("rateImports");
  const [form, { file }] = useAppForm<{ file: string }>({ id: "rate-sheet", lastResult: result });
  return (
    <AppForm
      form={form}
      labels={{ file: t("file") }}
      encType="multipart/form-data"
      guard="none"
      className="mb-10 max-w-xl space-y-4 print:hidden"
    >
      <FieldFrame field={file} label={t("file")} hint={t("fileHint")}>
        <input
          {...fieldProps(file, t("fileHint"))}
          type="file"
          accept=".csv,.xlsx,text/csv"
          className={cn(
            inputClasses,
            "h-auto cursor-pointer py-1.5 ps-1.5 file:me-3 file:h-7 file:cursor-pointer file:rounded-sm file:border-0 file:bg-accent file:px-2.5 file:text-sm file:text-foreground read-only:bg-card!",
          )}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t("send")}</SubmitButton>
        <Link to={href("/admin/suppliers/:uid/import/roll", { uid: supplier })} className={buttonVariants()}>
          {t("roll.title")}
        </Link>
      </div>
    </AppForm>
  );
}
