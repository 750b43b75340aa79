// Written by `npm run registry` from what lies in the folders.
import type { NavEntry } from "#app/components/portal/nav-entries.ts";
import { menu as clientFilesMenu } from "#app/routes/admin/sales/client-files/menu.ts";
import { menu as tasksMenu } from "#app/routes/admin/sales/tasks/menu.ts";

export const menu: NavEntry[] = [
  clientFilesMenu,
  tasksMenu,
];
