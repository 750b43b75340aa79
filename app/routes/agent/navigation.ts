import { FolderOpen, House, Luggage, PackageSearch, Users } from "lucide";
import { href } from "react-router";
import type { NavGroup } from "#app/components/portal/nav-entries.ts";

/** The menu of the agents. */
export const agentNavigation: NavGroup[] = [
  {
    entries: [
      { to: href("/app"), name: "desk", icon: House, end: true },
      {
        to: href("/app/list-bookings"),
        name: "myFiles",
        icon: FolderOpen,
        permission: "own-files.view",
        records: "/app/view-booking/",
      },
      {
        to: href("/app/quick-quote"),
        name: "quickQuote",
        icon: Luggage,
        permission: "quotes.create",
      },
      {
        to: href("/app/product-search"),
        name: "productSearch",
        icon: PackageSearch,
        permission: "quotes.create",
      },
      { to: href("/app/users"), name: "users", icon: Users },
    ],
  },
];
