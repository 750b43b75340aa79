import { FolderOpen } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/client-files"),
  name: "clientFiles",
  icon: FolderOpen,
  permission: "client-files.view",
  key: "f",
};
