import { Trash2 } from "lucide";
import { useRef, useState, type ChangeEvent } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { inputClasses } from "#app/components/ui/input.tsx";
import { changeByHand } from "#app/forms/change-by-hand.ts";
import { initialText, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { FilePreview } from "#app/forms/fields/file-preview.tsx";
import { sendFile, type SentFile } from "#app/forms/send-file.ts";
import { cn } from "#app/lib/cn.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import type { UploadPurpose } from "#contract/system/uploads.ts";

type FileFieldProps = FieldTexts & {
  /** Holds the uid of the file. */
  field: AppField;
  purpose: UploadPurpose;
  /** The file that the record has, where its page tells of it. */
  known?: string;
  disabled?: boolean;
};

const pictures = "image/jpeg,image/png,image/webp";
const accepted: Record<UploadPurpose, string> = {
  "place-picture": pictures,
  "day-picture": pictures,
  "agency-logo": pictures,
  attachment: `${pictures},application/pdf,.docx,.xlsx`,
};

/**
 * A picture or a paper. With JavaScript it is sent as soon as it is chosen and shows how far it is; without, it goes with the
 * form, whose `encType` must be `multipart/form-data` and whose action reads it with `takeUploads`.
 */
export function FileField({ field, purpose, known, disabled, ...frame }: FileFieldProps) {
  return (
    <FieldFrame field={field} {...frame} className={frame.frameClassName}>
      <FileBox
        key={field.key}
        field={field}
        purpose={purpose}
        known={known}
        disabled={disabled}
        frame={frame}
      />
    </FieldFrame>
  );
}

type FileBoxProps = Pick<FileFieldProps, "field" | "purpose" | "disabled"> & {
  known: string | undefined;
  frame: FieldTexts;
};

function FileBox({ field, purpose, known, disabled, frame }: FileBoxProps) {
  const { t } = useTranslation("formFields");
  const hydrated = useHydrated();
  const kept = useRef<HTMLInputElement>(null);
  const [uid, setUid] = useState(initialText(field) ?? "");
  const [chosen, setChosen] = useState<string | null>(null);
  const { progress, trouble, send } = useSending(purpose);

  const take = (next: string) => {
    setUid(next);
    if (kept.current) changeByHand(kept.current, next);
  };
  const onChoose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const sent = await send(file);
    if (sent) {
      setChosen(file.name);
      take(sent);
    }
    // It has been sent already, or must be chosen again.
    target.value = "";
  };
  return (
    <div className="space-y-2">
      <input ref={kept} type="hidden" name={field.name} defaultValue={uid} />
      <div className="flex flex-wrap items-center gap-3">
        <FilePreview uid={uid} purpose={purpose} name={chosen} known={known} />
        <div className="min-w-56 flex-1 space-y-2">
          <input
            {...fieldProps(field, frame.hint)}
            name={hydrated ? undefined : `${field.name}__file`}
            type="file"
            accept={accepted[purpose]}
            disabled={disabled || progress !== null}
            onChange={(event) => void onChoose(event)}
            className={cn(
              inputClasses,
              "h-auto cursor-pointer py-1.5 ps-1.5 file:me-3 file:h-7 file:cursor-pointer file:rounded-sm file:border-0 file:bg-accent file:px-2.5 file:text-sm file:text-foreground read-only:bg-card!",
            )}
          />
          <Remove
            name={field.name}
            shown={uid !== "" && !disabled && purpose !== "attachment"}
            onRemove={hydrated ? () => take("") : null}
          />
        </div>
      </div>
      {progress === null ? null : (
        <progress
          value={progress}
          aria-label={t("file.sending")}
          className="block h-1.5 w-full accent-primary"
        />
      )}
      <p role="status" className="text-sm text-destructive-text empty:hidden">
        {trouble === "" ? t("file.failed") : trouble}
      </p>
    </div>
  );
}

/** `progress` from 0 to 1 while a file is on its way. `trouble`: why the last one was refused; empty for no answer. */
function useSending(purpose: string) {
  const [progress, setProgress] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = async (file: File): Promise<string | null> => {
    setTrouble(null);
    setProgress(0);
    const answer: SentFile = await sendFile(file, purpose, setProgress).answer;
    setProgress(null);
    if (answer && "uid" in answer) return answer.uid;
    setTrouble(answer?.message ?? "");
    return null;
  };
  return { progress, trouble, send };
}

type RemoveProps = { name: string; shown: boolean; onRemove: (() => void) | null };

/** A button that acts at once, or without JavaScript a box that the form carries. */
function Remove({ name, shown, onRemove }: RemoveProps) {
  const { t } = useTranslation("formFields");
  if (!shown) return null;
  if (onRemove) {
    return (
      <Button variant="ghost" size="sm" onClick={onRemove}>
        <Icon of={Trash2} />
        {t("file.remove")}
      </Button>
    );
  }
  return (
    <label className="flex cursor-pointer items-center gap-2.5">
      <Checkbox name={`${name}__remove`} />
      {t("file.remove")}
    </label>
  );
}
