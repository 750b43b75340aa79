import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Tab } from "#app/components/ui/tabs.tsx";

/** The pages of a record. */
export function alertTabs({ uid }: { uid: string }, t: TFunction<["alerts", "records"]>): Tab[] {
  return [
    { to: href("/admin/alerts/:uid", { uid }), label: t("records:tabs.details"), end: true },
    { to: href("/admin/alerts/:uid/trips", { uid }), label: t("trips.tab") },
    { to: href("/admin/alerts/:uid/history", { uid }), label: t("records:tabs.history") },
  ];
}
