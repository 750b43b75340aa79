import { Luggage } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/quick-quote"),
  name: "quickQuote",
  icon: Luggage,
  permission: "quick-quote.view",
  key: "q",
  add: { to: href("/admin/quick-quote/add"), permission: "quick-quote.edit" },
};
