import { Download, ExternalLink } from "lucide";
import { href } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatInstant } from "#app/domain/dates.ts";
import { formatFileSize } from "#app/domain/file-size.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Attachment } from "#contract/catalogue/attachments/attachments.ts";
import type { Locale } from "#contract/primitives.ts";

type AttachmentFileProps = { attachment: Attachment; locale: Locale; timeZone: string };

/** The file of an attachment: a picture as it is, a paper by its name, to be opened or saved. */
export function AttachmentFile({ attachment, locale, timeZone }: AttachmentFileProps) {
  const { t } = useTranslation("attachments");
  const { uid, file_name: name, content_type: type, created_by: by } = attachment;
  const file = href("/documents/attachment/:uid", { uid });
  const isPicture = type.startsWith("image/");
  const added = formatInstant(attachment.created_at, timeZone, locale);
  return (
    <section
      aria-label={t("fields.file")}
      className="mb-6 flex max-w-2xl flex-wrap items-center gap-4 rounded-md border border-border bg-card p-4"
    >
      {isPicture ? (
        <img
          src={`${file}?show`}
          alt={t("previewOf", { name })}
          className="max-h-48 max-w-full rounded-sm border border-border bg-paper object-contain"
        />
      ) : null}
      <div className="min-w-48 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted-foreground">
          {formatFileSize(attachment.bytes, locale)} · {by === "" ? added : `${added}, ${by}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {isPicture || type === "application/pdf" ? (
          <a href={`${file}?show`} target="_blank" rel="noopener" className={buttonVariants()}>
            <Icon of={ExternalLink} />
            {t("preview")}
          </a>
        ) : null}
        <a href={file} className={buttonVariants()}>
          <Icon of={Download} />
          {t("download")}
        </a>
      </div>
    </section>
  );
}
