import { Megaphone } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/alerts"),
  name: "alerts",
  icon: Megaphone,
  permission: "alerts.edit",
  key: "a",
  add: { to: href("/admin/alerts/add"), permission: "alerts.edit" },
};
