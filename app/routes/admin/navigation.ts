import { House } from "lucide";
import { href } from "react-router";
import type { NavEntry, NavGroup } from "#app/components/portal/nav-entries.ts";
import { menu } from "#app/routes/admin/registry-menu.ts";
import { areas } from "#contract/areas.ts";

/** The menu of the back office: the desk, then the areas in their order, under their headings. */
export const adminNavigation: NavGroup[] = groups();

function groups(): NavGroup[] {
  let entries: NavEntry[] = [{ to: href("/admin"), name: "desk", icon: House, end: true, key: "d" }];
  const all: NavGroup[] = [{ entries }];
  for (const { name, heading } of areas) {
    if (heading !== null) {
      entries = [];
      all.push({ heading, entries });
    }
    entries.push(...menu[name]);
  }
  return all.filter((group) => group.entries.length > 0);
}
