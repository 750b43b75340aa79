import { Paperclip } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/attachments"),
  name: "attachments",
  icon: Paperclip,
  permission: "attachments.view",
  add: { to: href("/admin/attachments/add"), permission: "attachments.edit" },
};
