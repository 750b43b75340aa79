import type { IconNode } from "lucide";
import type { PortalPages } from "#app/components/palette/choices.ts";
import type { NavigationTexts } from "#app/i18n/locales/en/core/navigation.ts";
import { can } from "#contract/permission-expression.ts";
import type { PermissionName } from "#contract/permissions.ts";

/** Names of pages and headings under `navigation:`. */
export type NavName = {
  [Name in keyof NavigationTexts]: NavigationTexts[Name] extends string ? Name : never;
}[keyof NavigationTexts];

/** A page in a portal's menu. */
export type NavEntry = {
  to: string;
  /** Its name under `navigation:`. */
  name: NavName;
  icon: IconNode;
  /** Shown only to those who hold it; without one everybody of the audience sees the page. */
  permission?: PermissionName;
  /** Current only on exactly this path. */
  end?: boolean;
  /** Beginning of its records' addresses, where they do not lie below it. */
  records?: string;
  /** The letter that leads there after `g`; no two pages of a portal have the same. */
  key?: string;
  /** Where one of its records is added, and who may; `name` where the page's own does not say what. */
  add?: { to: string; permission: PermissionName; name?: NavName };
};

/** Pages under one heading; the first group has none. */
export type NavGroup = { heading?: NavName; entries: readonly NavEntry[] };

/** The groups with the entries these permissions open; empty groups are left out. */
export function openTo(groups: readonly NavGroup[], permissions: readonly string[]): NavGroup[] {
  const open = ({ permission }: NavEntry) => !permission || can({ permissions }, permission);
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(open) }))
    .filter(({ entries }) => entries.length > 0);
}

/** What the palette offers of these groups: their pages with their letters, and the records that the account may add. */
export function pagesOf(
  groups: readonly NavGroup[],
  permissions: readonly string[],
  nameOf: (name: NavName) => string,
): PortalPages {
  const entries = groups.flatMap((group) => group.entries);
  return {
    pages: entries.map(({ to, name, key }) => ({ to, label: nameOf(name), ...(key && { key }) })),
    adds: entries.flatMap(({ name, add }) =>
      add && can({ permissions }, add.permission)
        ? [{ to: add.to, label: nameOf(add.name ?? name), ofList: add.name === undefined }]
        : [],
    ),
  };
}
