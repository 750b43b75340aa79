import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useBlocker, useNavigate, useNavigation, type Location } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { isReloadingWithDrafts } from "#app/lib/drafts.ts";

type LeaveQuestionProps = {
  /** True while the form itself is on its way. */
  sending: RefObject<boolean>;
  /** True once an answer says that it was refused; the page may still be on its way to show what it knows now. */
  refused: boolean;
  /** What was typed is given up. */
  onLeave: () => void;
};

/** Asks before a page with unsaved changes is left: by a link in our words, by closing in the browser's own. */
export function LeaveQuestion({ sending, refused, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation("kit");
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const { wanted, go, remain } = useWayOut(sending, refused);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!sending.current && !isReloadingWithDrafts()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [sending]);

  const asked = wanted !== null;
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
        remain();
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
            go();
          }}
        >
          {t("leave.leave")}
        </Button>
        <Button ref={stay} variant="primary" onClick={remain}>
          {t("leave.stay")}
        </Button>
      </div>
    </dialog>
  );
}

/**
 * Where somebody wants to go who was held here, until they say whether they go. The framework holds nobody any longer
 * once a page has read itself anew, as it does after a refusal or when a colleague changed something: the question
 * stays. So it is asked where the framework asks whether to hold, and not where it says that it does: both may be over
 * before anything of it is drawn.
 */
function useWayOut(sending: RefObject<boolean>, refused: boolean) {
  const [wanted, setWanted] = useState<Location | null>(null);
  const isFree = useRef(false);
  const navigate = useNavigate();
  const isAnswered = useNavigation().state === "loading" && refused;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOnItsWay = sending.current && !isAnswered;
    const holds = !isOnItsWay && !isFree.current && currentLocation.pathname !== nextLocation.pathname;
    if (holds) setWanted(nextLocation);
    return holds;
  });
  const go = () => {
    isFree.current = true;
    if (blocker.state === "blocked") blocker.proceed();
    else if (wanted) void navigate(wanted);
  };
  const remain = () => {
    setWanted(null);
    blocker.reset?.();
  };
  return { wanted, go, remain };
}
