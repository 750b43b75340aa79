import { FileText, ImageOff } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { uploadHref } from "#app/lib/upload-href.ts";
import type { UploadPurpose } from "#contract/system/uploads.ts";

type FilePreviewProps = {
  /** Empty for none. */
  uid: string;
  purpose: UploadPurpose;
  /** Of the file that was just chosen. */
  name: string | null;
  /** The file that the record has, which its page tells of. */
  known: string | undefined;
};

const looks: Record<Exclude<UploadPurpose, "attachment">, string> = {
  "place-picture": "bg-muted object-cover",
  "day-picture": "bg-muted object-cover",
  "agency-logo": "bg-paper object-contain p-2",
};

/** A photograph fills its frame; a logo is shown whole, on the white of the papers that it is for; a paper is named. */
export function FilePreview({ uid, purpose, name, known }: FilePreviewProps) {
  const frame = "h-20 w-32 shrink-0 rounded-md border border-border";
  if (purpose === "attachment") return <NamedFile uid={uid} name={name} known={known} />;
  if (uid === "") {
    return (
      <span className={cn(frame, "grid place-items-center bg-muted text-muted-foreground")}>
        <Icon of={ImageOff} className="size-5" />
      </span>
    );
  }
  return <img src={uploadHref(uid)} alt="" className={cn(frame, looks[purpose])} />;
}

function NamedFile({ uid, name, known }: Omit<FilePreviewProps, "purpose">) {
  const { t } = useTranslation("formFields");
  if (uid === "" || uid === known) return null;
  return (
    <p className="flex w-full min-w-0 items-center gap-2">
      <Icon of={FileText} className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 wrap-anywhere">{name ?? t("file.kept")}</span>
    </p>
  );
}
