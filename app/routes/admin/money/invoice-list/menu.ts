import { FileText } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/invoices"),
  name: "invoiceList",
  icon: FileText,
  permission: "invoices.view",
  key: "i",
};
