import { Grid3x3 } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/rate-analysis"),
  name: "rateAnalysis",
  icon: Grid3x3,
  permission: "rate-analysis.view",
};
