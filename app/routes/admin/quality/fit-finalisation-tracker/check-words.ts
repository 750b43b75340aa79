import type { TFunction } from "i18next";
import { href } from "react-router";
import type {
  FinalisationCheck,
  FinalisationCheckState,
} from "#contract/quality/finalisation/finalisation.ts";

/** A check with how many are open, where that is counted. */
export function checkText({ check, state, count }: FinalisationCheckState, t: TFunction<"finalisation">) {
  const name = t(`checks.${check}`);
  return count > 0 && state !== "done" ? t("counted", { name, count }) : name;
}

/** Where a check is mended. */
export function checkLink(check: FinalisationCheck, uid: string): string {
  switch (check) {
    case "all_reconfirmed":
      return href("/admin/client-files/:uid/reconfirmation", { uid });
    case "all_confirmed":
      return `${href("/admin/client-files/:uid", { uid })}#supplier-requests`;
    case "invoice_issued":
    case "balance_paid":
      return href("/admin/client-files/invoices/:uid", { uid });
    case "alerts_ack":
      return href("/admin/alerts");
    case "names":
    case "dob":
    case "flights":
    case "dietary":
    case "pickups_complete":
    case "day_headers":
    case "driving_notes":
    case "documents_sent":
      return href("/admin/client-files/:uid", { uid });
  }
}
