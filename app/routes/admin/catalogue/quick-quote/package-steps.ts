import type { TFunction } from "i18next";
import type { Transition } from "#app/records/transitions-panel.tsx";
import type { OfficePackage } from "#contract/catalogue/packages/editor.ts";

export const packageVerbs = ["approve", "publish", "retire", "reopen"] as const;
export type PackageVerb = (typeof packageVerbs)[number];
type Rights = { edit: boolean; publish: boolean };
type Reason =
  | "noTest"
  | "oldTest"
  | "notTested"
  | "notDraft"
  | "notOut"
  | "isDraft"
  | "isOut"
  | "mayNotEdit"
  | "mayNotPublish";

/** What can be done with a package as it is, and why not the rest. */
export function packageSteps(
  pack: OfficePackage,
  name: string,
  rights: Rights,
  t: TFunction<["packageEditor", "packageContent"]>,
): Transition[] {
  return packageVerbs.map((verb) => {
    const isPublishing = verb === "publish" || verb === "retire";
    const missing = isPublishing ? !rights.publish : !rights.edit;
    const reason =
      blockedBy(pack, verb) ?? (missing ? (isPublishing ? "mayNotPublish" : "mayNotEdit") : null);
    return {
      verb,
      label: t(`packageContent:steps.${verb}`),
      blocked: reason && t(`packageContent:steps.${reason}`),
      ...(verb === "retire" && {
        destructive: true,
        ask: {
          question: t("packageContent:steps.retireAsk", { name }),
          consequence: t("packageContent:steps.retireText"),
        },
      }),
    };
  });
}

function blockedBy({ status, last_test: test }: OfficePackage, verb: PackageVerb): Reason | null {
  switch (verb) {
    case "approve":
      if (status !== "draft") return "notDraft";
      if (!test) return "noTest";
      return test.current ? null : "oldTest";
    case "publish":
      return status === "tested" ? null : "notTested";
    case "retire":
      return status === "published" ? null : "notOut";
    case "reopen":
      if (status === "published") return "isOut";
      return status === "draft" ? "isDraft" : null;
  }
}
