import { useTranslation } from "#app/i18n/use-translation.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { clockOf, clockText } from "#contract/clock.ts";

/** Says that unsaved changes of an earlier visit are back in the form, and takes them out again on request. */
export function RestoredNote({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const { t } = useTranslation("formFields");
  const time = useTimeOfDay(at);
  return (
    <div role="status">
      <Alert>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{t("draft.restored", { time })}</p>
          <Button size="sm" onClick={onDiscard}>
            {t("draft.discard")}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

/** The quiet word under a long form that its changes are safe in this browser, though not yet saved. */
export function SavedNote({ at }: { at: number | null }) {
  const { t } = useTranslation("formFields");
  const time = useTimeOfDay(at ?? 0);
  return (
    <p role="status" data-slot="draft-note" className="min-h-5 text-xs text-muted-foreground">
      {at === null ? null : t("draft.saved", { time })}
    </p>
  );
}

/** By the reader's own clock: it is their typing that is told of. */
function useTimeOfDay(at: number): string {
  return clockText(clockOf(new Date(at)), useLocale());
}
