import { ArrowLeftRight, Building2, FolderOpen, House, Luggage, PackageSearch, Users } from "lucide";
import { href } from "react-router";
import type { NavGroup } from "#app/components/portal/nav-entries.ts";

/** The menu of the agents. */
export const agentNavigation: NavGroup[] = [
  {
    entries: [
      { to: href("/app"), name: "desk", icon: House, end: true, key: "d" },
      {
        to: href("/app/list-bookings"),
        name: "myFiles",
        icon: FolderOpen,
        permission: "own-files.view",
        records: "/app/view-booking/",
        key: "f",
        add: { to: href("/app/list-bookings/create"), permission: "quotes.create", name: "newQuote" },
      },
      {
        to: href("/app/quick-quote"),
        name: "quickQuote",
        icon: Luggage,
        permission: "quotes.create",
        key: "q",
      },
      {
        to: href("/app/product-search"),
        name: "productSearch",
        icon: PackageSearch,
        permission: "quotes.create",
        key: "p",
      },
      {
        to: href("/app/statement"),
        name: "statement",
        icon: ArrowLeftRight,
        permission: "agency-account.view",
        key: "s",
      },
      {
        to: href("/app/users"),
        name: "users",
        icon: Users,
        key: "u",
        add: { to: href("/app/users/add"), permission: "agency-users.edit" },
      },
      {
        to: href("/app/agency"),
        name: "ourAgency",
        icon: Building2,
        permission: "agency-users.edit",
        key: "a",
      },
    ],
  },
];
