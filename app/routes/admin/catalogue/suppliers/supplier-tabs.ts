import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Tab } from "#app/components/ui/tabs.tsx";

/** The pages of a supplier. */
export function supplierTabs(uid: string, t: TFunction<["suppliers", "supplierProducts", "records"]>): Tab[] {
  return [
    { to: href("/admin/suppliers/:uid", { uid }), label: t("records:tabs.details"), end: true },
    { to: href("/admin/suppliers/:uid/contacts", { uid }), label: t("suppliers:tabs.contacts") },
    { to: href("/admin/suppliers/:uid/products", { uid }), label: t("supplierProducts:tab") },
    { to: href("/admin/suppliers/:uid/rates", { uid }), label: t("suppliers:tabs.rates") },
    { to: href("/admin/suppliers/:uid/extras", { uid }), label: t("suppliers:tabs.extras") },
    { to: href("/admin/suppliers/:uid/policies", { uid }), label: t("suppliers:tabs.policies") },
    { to: href("/admin/suppliers/:uid/allotments", { uid }), label: t("suppliers:tabs.allotments") },
    { to: href("/admin/suppliers/:uid/attachments", { uid }), label: t("suppliers:tabs.attachments") },
    { to: href("/admin/suppliers/:uid/requests", { uid }), label: t("suppliers:tabs.requests") },
    { to: href("/admin/suppliers/:uid/reviews", { uid }), label: t("suppliers:tabs.reviews") },
    { to: href("/admin/suppliers/:uid/users", { uid }), label: t("suppliers:tabs.users") },
    { to: href("/admin/suppliers/:uid/import", { uid }), label: t("suppliers:tabs.import") },
    { to: href("/admin/suppliers/:uid/history", { uid }), label: t("records:tabs.history") },
  ];
}
