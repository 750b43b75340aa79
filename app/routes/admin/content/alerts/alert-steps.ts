import type { TFunction } from "i18next";
import type { Transition } from "#app/records/transitions-panel.tsx";
import type { Alert } from "#contract/content/alerts.ts";

/** What can be done with an alert in this state, and why not. */
export function alertSteps(state: Alert["state"], t: TFunction<["alerts", "records"]>): Transition[] {
  const isOut = state === "published";
  return [
    {
      verb: "publish",
      label: t(state === "expired" ? "steps.publishAgain" : "steps.publish"),
      blocked: isOut ? t("steps.isOut") : null,
    },
    { verb: "expire", label: t("steps.expire"), blocked: isOut ? null : t("steps.notOut") },
  ];
}
