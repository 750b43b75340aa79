import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Tab } from "#app/components/ui/tabs.tsx";

/** The pages of a label. */
export function labelTabs({ uid }: { uid: string }, t: TFunction<["labels", "records"]>): Tab[] {
  return [
    { to: href("/admin/labels/:uid", { uid }), label: t("records:tabs.details"), end: true },
    { to: href("/admin/labels/:uid/history", { uid }), label: t("records:tabs.history") },
  ];
}
