// Written by `npm run registry` from what lies in the folders.
import type { NavEntry } from "#app/components/portal/nav-entries.ts";
import { menu as usersMenu } from "#app/routes/admin/people/users/menu.ts";

export const menu: NavEntry[] = [
  usersMenu,
];
