import { Download } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { PrintButton } from "#app/components/portal/print-button.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** The codes for the day the phone is lost, at the only moment when they can be seen. */
export function RecoveryCodes({ codes, username }: { codes: readonly string[]; username: string }) {
  const { t } = useTranslation("profile");
  const text = [t("codes.fileTitle", { username }), "", ...codes, ""].join("\r\n");
  return (
    <div className="space-y-4">
      <Alert tone="warning" title={t("codes.once")}>
        <p>{t("codes.keep")}</p>
      </Alert>
      <ol
        aria-label={t("codes.title")}
        className="grid gap-x-8 gap-y-1.5 rounded-md bg-muted px-5 py-4 font-mono text-base sm:grid-cols-2 print:bg-transparent print:px-0"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-2 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t("codes.fileName")}
          className={buttonVariants()}
        >
          <Icon of={Download} />
          {t("codes.download")}
        </a>
        <PrintButton label={t("codes.print")} />
        <CopyButton text={codes.join("\n")} label={t("codes.copy")} done={t("codes.copied")} />
      </p>
    </div>
  );
}
