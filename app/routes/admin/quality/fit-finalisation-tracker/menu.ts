import { ListChecks } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/fit-finalisation-tracker"),
  name: "fitFinalisationTracker",
  icon: ListChecks,
  permission: "fit-finalisation.view",
  key: "t",
};
