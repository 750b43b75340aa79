import { useEffect, useId, useRef, type RefObject } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useBlocker } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { isReloadingWithDrafts } from "#app/lib/drafts.ts";

type LeaveQuestionProps = {
  /** True while the form itself is on its way. */
  sending: RefObject<boolean>;
  /** What was typed is given up. */
  onLeave: () => void;
};

/** Asks before a page with unsaved changes is left: by a link in our words, by closing in the browser's own. */
export function LeaveQuestion({ sending, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation("kit");
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !sending.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!sending.current && !isReloadingWithDrafts()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [sending]);

  const asked = blocker.state === "blocked";
  useEffect(() => {
    if (!asked) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    // A dialog focuses its first button, which would be the one that gives up what was typed.
    stay.current?.focus();
  }, [asked]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        blocker.reset?.();
      }}
      className="m-auto w-[calc(100vw-2rem)] max-w-md rounded-md border border-border bg-popover p-5 text-popover-foreground shadow-float backdrop:bg-scrim"
    >
      <h2 id={titleId} className="text-base font-semibold">
        {t("leave.title")}
      </h2>
      <p className="mt-1 text-pretty text-muted-foreground">{t("leave.text")}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            onLeave();
            blocker.proceed?.();
          }}
        >
          {t("leave.leave")}
        </Button>
        <Button ref={stay} variant="primary" onClick={() => blocker.reset?.()}>
          {t("leave.stay")}
        </Button>
      </div>
    </dialog>
  );
}
