import { Tags } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/labels"),
  name: "labels",
  icon: Tags,
  permission: "labels.edit",
  key: "l",
  add: { to: href("/admin/labels/add"), permission: "labels.edit" },
};
