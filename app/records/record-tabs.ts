import type { TFunction } from "i18next";
import type { Tab } from "#app/components/ui/tabs.tsx";

/** The pages of a record that has a form and a history; `path` is that of the form. */
export function recordTabs(path: string, t: TFunction<"records">): Tab[] {
  return [
    { to: path, label: t("records:tabs.details"), end: true },
    { to: `${path}/history`, label: t("records:tabs.history") },
  ];
}
