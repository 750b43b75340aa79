import { Percent } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/gst-report"),
  name: "gstReport",
  icon: Percent,
  permission: "transactions.view",
  key: "v",
};
