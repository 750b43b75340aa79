import type { LucideIcon } from "lucide-react";
import { can } from "#contract/permission-expression.ts";
import type { PermissionName } from "#contract/permissions.ts";

/** A page in a portal's menu. */
export type NavEntry = {
  to: string;
  /** Its name under `navigation:`. */
  name: "desk" | "clientFiles" | "outbox" | "myFiles" | "confirmed" | "users";
  icon: LucideIcon;
  /** Shown only to those who hold it; without one everybody of the audience sees the page. */
  permission?: PermissionName;
  /** Current only on exactly this path. */
  end?: boolean;
  /** Beginning of its records' addresses, where they do not lie below it. */
  records?: string;
};

/** Pages under one heading; the first group has none. */
export type NavGroup = { heading?: "system" | "people"; entries: readonly NavEntry[] };

/** The groups with the entries these permissions open; empty groups are left out. */
export function openTo(groups: readonly NavGroup[], permissions: readonly string[]): NavGroup[] {
  const open = ({ permission }: NavEntry) => !permission || can({ permissions }, permission);
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(open) }))
    .filter(({ entries }) => entries.length > 0);
}
