import { Ellipsis } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Menu, menuItemClasses } from "#app/components/ui/menu.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { MoneyRights } from "#app/routes/admin/sales/client-files/invoices/money-acts.tsx";
import type { FileInvoices } from "#contract/money/invoices.ts";

type InvoiceActsProps = { file: string; invoice: FileInvoices["invoices"][number]; may: MoneyRights };

/** What can be done now to one invoice; nothing of a draft. */
export function InvoiceActs({ file, invoice, may }: InvoiceActsProps) {
  const { t } = useTranslation(["fileMoney", "payments"]);
  const key = { uid: file, invoice: invoice.uid };
  const acts = [
    may.asks && invoice.open_cents > 0
      ? {
          to: `${href("/admin/payments/add")}?file=${file}&invoice=${invoice.uid}`,
          text: t("payments:askByCard"),
        }
      : null,
    may.credits && invoice.left.length > 0
      ? {
          to: href("/admin/client-files/invoices/:uid/:invoice/credit", key),
          text: t("fileMoney:acts.credit"),
        }
      : null,
    may.adjusts && invoice.open_cents > 0
      ? {
          to: href("/admin/client-files/invoices/:uid/:invoice/:way", { ...key, way: "write-off" }),
          text: t("fileMoney:acts.writeOff"),
        }
      : null,
    may.adjusts && invoice.written_off_cents > 0
      ? {
          to: href("/admin/client-files/invoices/:uid/:invoice/:way", { ...key, way: "write-back" }),
          text: t("fileMoney:acts.writeBack"),
        }
      : null,
  ].filter((act) => act !== null);
  if (invoice.number === null || acts.length === 0) return null;
  return (
    <Menu
      label={t("fileMoney:acts.more", { number: invoice.number })}
      className="print:hidden"
      trigger={
        <span className={buttonVariants({ variant: "ghost", size: "icon" })}>
          <Icon of={Ellipsis} />
        </span>
      }
    >
      {acts.map(({ to, text }) => (
        <Link key={to} to={to} className={menuItemClasses}>
          {text}
        </Link>
      ))}
    </Menu>
  );
}
