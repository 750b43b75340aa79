import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Tab } from "#app/components/ui/tabs.tsx";

/** The pages of the analysis. */
export function analysisTabs(t: TFunction<"rateAnalysis">): Tab[] {
  return [
    { to: href("/admin/rate-analysis"), label: t("tabs.cover"), end: true },
    { to: href("/admin/rate-analysis/ending"), label: t("tabs.ending") },
    { to: href("/admin/rate-analysis/waiting"), label: t("tabs.waiting") },
  ];
}
