import { Mail } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/outbox"),
  name: "outbox",
  icon: Mail,
  permission: "settings.view",
  key: "o",
};
