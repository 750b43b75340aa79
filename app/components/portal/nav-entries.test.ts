import { FolderOpen, House, Mail } from "lucide";
import { expect, test } from "vitest";
import { openTo, type NavGroup } from "#app/components/portal/nav-entries.ts";

const groups: NavGroup[] = [
  {
    entries: [
      { to: "/admin", name: "desk", icon: House },
      { to: "/admin/client-files", name: "clientFiles", icon: FolderOpen, permission: "client-files.view" },
    ],
  },
  {
    heading: "system",
    entries: [{ to: "/admin/outbox", name: "outbox", icon: Mail, permission: "settings.view" }],
  },
];

test("the menu holds what the permissions open, and no heading without a page", () => {
  const shown = openTo(groups, ["client-files.view"]);
  expect(shown.map(({ heading, entries }) => [heading, entries.map(({ name }) => name)])).toEqual([
    [undefined, ["desk", "clientFiles"]],
  ]);
});

test("without any permission the desk is left", () => {
  expect(openTo(groups, []).flatMap(({ entries }) => entries.map(({ name }) => name))).toEqual(["desk"]);
});
