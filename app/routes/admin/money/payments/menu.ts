import { CreditCard } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/payments"),
  name: "payments",
  icon: CreditCard,
  permission: "payments.view",
  key: "y",
  add: { to: href("/admin/payments/add"), permission: "payments.create" },
};
