import type { OfficeFile } from "#contract/sales/client-files/client-file.ts";

/** Why a file has no invoice, by the code of the sentence that says so. */
export function reasonForNone({ kind, status }: Pick<OfficeFile, "kind" | "status">) {
  if (kind === "quote") return "quote";
  switch (status) {
    case "Cancellation":
    case "Cancelled":
      return "cancelled";
    case "Confirmed":
    case "Finalised":
    case "Travelling":
    case "Completed":
      return "confirmed";
    default:
      return "unconfirmed";
  }
}
