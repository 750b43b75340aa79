import { ListTodo } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/tasks"),
  name: "tasks",
  icon: ListTodo,
  permission: "client-files.view",
  key: "w",
};
