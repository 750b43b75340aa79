import { Users } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/users"),
  name: "users",
  icon: Users,
  permission: "users.view",
  key: "u",
  add: { to: href("/admin/users/add"), permission: "users.edit" },
};
