import { Building2 } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/suppliers"),
  name: "suppliers",
  icon: Building2,
  permission: "suppliers.view",
  key: "s",
  add: { to: href("/admin/suppliers/add"), permission: "suppliers.create" },
};
