import { Download } from "lucide";
import { href } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { SendLink } from "#app/routes/admin/sales/client-files/invoices/send-link.tsx";
import type { LedgerEntry } from "#contract/money/invoices.ts";

type ReceiptActsProps = { file: string; entry: LedgerEntry; maySend: boolean };

/** The receipt of a payment or refund, to keep and to send; nothing of other entries. */
export function ReceiptActs({ file, entry: { type, seq }, maySend }: ReceiptActsProps) {
  const { t } = useTranslation("fileMoney");
  if (type !== "receipt" && type !== "refund") return null;
  const name = `${t(`types.${type}`)} ${seq}`;
  return (
    <span className="mt-1 flex gap-2 print:hidden">
      <a
        href={href("/documents/account/:file/:key", { file, key: `receipt-${seq}.pdf` })}
        className={buttonVariants({ size: "sm" })}
        aria-label={t("acts.download", { number: name })}
      >
        <Icon of={Download} />
        PDF
      </a>
      {maySend ? <SendLink file={file} paper={`receipt-${seq}`} name={name} /> : null}
    </span>
  );
}
