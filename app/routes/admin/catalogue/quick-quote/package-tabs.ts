import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Tab } from "#app/components/ui/tabs.tsx";

/** The pages of a package. */
export function packageTabs(
  { uid }: { uid: string },
  t: TFunction<["packageEditor", "packageContent", "records"]>,
): Tab[] {
  return [
    { to: href("/admin/quick-quote/:uid", { uid }), label: t("records:tabs.details"), end: true },
    { to: href("/admin/quick-quote/:uid/days", { uid }), label: t("daysTab") },
    { to: href("/admin/quick-quote/:uid/test", { uid }), label: t("packageContent:test.tab") },
    { to: href("/admin/quick-quote/:uid/history", { uid }), label: t("records:tabs.history") },
  ];
}
