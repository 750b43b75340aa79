import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { toGiveBack } from "#app/routes/admin/sales/client-files/invoices/to-give-back.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";

/** What the reader may do to the money of a file. */
export type MoneyRights = {
  issues: boolean;
  credits: boolean;
  adjusts: boolean;
  refunds: boolean;
  asks: boolean;
};

type MoneyActsProps = { file: string; billing: FileInvoices; may: MoneyRights };

/** What can be done now to the money of a file as a whole; the first thing to do stands out. */
export function MoneyActs({ file, billing, may }: MoneyActsProps) {
  const { t } = useTranslation(["fileMoney", "payments"]);
  const key = { uid: file };
  const canIssue = may.issues && billing.issuable.some(({ possible }) => possible);
  // What is billed too much is credited first; until then nobody is asked for it.
  const isDue = billing.account.due_cents > 0 && billing.credits_needed.length === 0;
  const isSettled = billing.credits_needed.length === 0 && toGiveBack(billing) === 0;
  const acts = [
    canIssue
      ? {
          to: href("/admin/client-files/invoices/:uid/issue", key),
          text: t("fileMoney:acts.issue"),
          first: !isDue && isSettled,
        }
      : null,
    may.adjusts
      ? {
          to: href("/admin/client-files/invoices/:uid/receipt", key),
          text: t("fileMoney:acts.receipt"),
          first: isDue,
        }
      : null,
    may.asks && isDue
      ? { to: `${href("/admin/payments/add")}?file=${file}`, text: t("payments:askByCard"), first: false }
      : null,
    // What is overpaid is said above, with the way to the refund.
    may.refunds && billing.account.on_account_cents > 0 && toGiveBack(billing) === 0
      ? {
          to: href("/admin/client-files/invoices/:uid/refund", key),
          text: t("fileMoney:acts.refund"),
          first: false,
        }
      : null,
    may.adjusts && billing.account.on_account_cents > 0
      ? {
          to: href("/admin/client-files/invoices/:uid/transfer", key),
          text: t("fileMoney:acts.transfer"),
          first: false,
        }
      : null,
    {
      to: href("/admin/client-files/invoices/:uid/statement", key),
      text: t("acts.statement"),
      first: false,
    },
  ].filter((act) => act !== null);
  return (
    <div className="mb-4 flex flex-wrap gap-2 print:hidden">
      {acts
        .toSorted((a, b) => Number(b.first) - Number(a.first))
        .map(({ to, text, first }) => (
          <Link key={to} to={to} className={buttonVariants({ variant: first ? "primary" : "secondary" })}>
            {text}
          </Link>
        ))}
    </div>
  );
}
