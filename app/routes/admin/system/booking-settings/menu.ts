import { SlidersHorizontal } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/booking-settings"),
  name: "bookingSettings",
  icon: SlidersHorizontal,
  permission: "booking-settings.edit",
  key: "b",
};
