import { CalendarCheck, CalendarRange, CalendarX, House, Inbox, Luggage, Paperclip, Users } from "lucide";
import { href } from "react-router";
import type { NavGroup } from "#app/components/portal/nav-entries.ts";

/** The menu of the suppliers. */
export const supplierNavigation: NavGroup[] = [
  {
    entries: [
      { to: href("/supplier-app"), name: "desk", icon: House, end: true, key: "d" },
      {
        to: href("/supplier-app/requests"),
        name: "requests",
        icon: Inbox,
        permission: "requests.view",
        key: "r",
        records: "/supplier-app/service",
      },
      {
        to: href("/supplier-app/confirmed"),
        name: "confirmed",
        icon: CalendarCheck,
        permission: "bookings.view",
        key: "c",
      },
      {
        to: href("/supplier-app/arrivals"),
        name: "arrivals",
        icon: Luggage,
        permission: "bookings.view",
        key: "l",
      },
      {
        to: href("/supplier-app/cancelled"),
        name: "cancelled",
        icon: CalendarX,
        permission: "bookings.view",
        key: "s",
      },
      {
        to: href("/supplier-app/allotments"),
        name: "allotments",
        icon: CalendarRange,
        permission: "bookings.view",
        key: "a",
      },
      {
        to: href("/supplier-app/documents"),
        name: "documents",
        icon: Paperclip,
        permission: "bookings.view",
        key: "o",
      },
      {
        to: href("/supplier-app/users"),
        name: "users",
        icon: Users,
        key: "u",
        add: { to: href("/supplier-app/users/add"), permission: "supplier-users.edit" },
      },
    ],
  },
];
