import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { fileStatuses } from "#app/domain/file-statuses.ts";
import { formatMoney } from "#app/domain/money.ts";
import { paymentStatuses } from "#app/domain/payment-statuses.ts";
import { isLineStatus } from "#app/domain/status-tone.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { clockText } from "#contract/clock.ts";
import type { FileSubject } from "#contract/system/audit/file-history.ts";
import type { ChangeStatus } from "#contract/sales/bookings/change-status.ts";
import type { InvoiceKind, InvoiceStatus } from "#contract/money/invoices.ts";
import type { Currency } from "#contract/primitives.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";
import type { FinalisationTick } from "#contract/quality/finalisation/finalisation.ts";
import type { QuoteStatus } from "#contract/sales/quotes/status.ts";
import type {
  DeclineReason,
  ReconfirmAnswer,
  SupplierAnswer,
  SupplierRequestKind,
} from "#contract/sales/supplier-requests/status.ts";

const codes = {
  quote: ["Draft", "Sent", "Viewed", "Accepted", "Converted", "Declined", "Expired"],
  change: ["Open", "Applied", "Declined", "Withdrawn"],
  invoice: ["Draft", "Issued", "Part Paid", "Paid", "Written Off", "Void", "Credited"],
  invoiceKind: ["deposit", "balance", "full", "cancellation"],
  request: ["new", "amend", "cancel", "reconfirm"],
  answer: ["confirm", "decline", "wait_list", "alternative", "as_booked", "change", "problem"],
  reason: ["full", "closed", "rate_wrong", "other"],
  check: ["names", "flights", "dietary"],
  link: ["open", "closed", "ended"],
  price: ["priced", "estimate", "no_rate", "on_request", "manual", "locked"],
} as const satisfies {
  quote: readonly QuoteStatus[];
  change: readonly ChangeStatus[];
  invoice: readonly InvoiceStatus[];
  invoiceKind: readonly InvoiceKind[];
  request: readonly SupplierRequestKind[];
  answer: readonly (SupplierAnswer | ReconfirmAnswer)[];
  reason: readonly DeclineReason[];
  check: readonly FinalisationTick[];
  link: readonly string[];
  price: readonly string[];
};

const namespaces = [
  ...(["fileHistory", "clientFiles", "productSearch", "status"] as const),
  ...(["changes", "bookings", "fileInvoices", "payments"] as const),
] as const;

/**
 * Says the values in the history of a file; undefined leaves one as it is. `countries` are the names of those in it, by
 * code.
 */
export function useHistoryValues(currency: Currency, countries: Readonly<Record<string, string>>) {
  const { t } = useTranslation(namespaces);
  const locale = useLocale();
  const answerOf = useAnswerWords();
  const statusOf = (subject: FileSubject, code: string): string | undefined => {
    switch (subject) {
      case "quote":
        return known(codes.quote, code, (one) => t(`status:quote.${one}`));
      case "invoice":
        return known(codes.invoice, code, (one) => t(`status:invoice.${one}`));
      case "payment":
        return known(paymentStatuses, code, (one) => t(`payments:statuses.${one}`));
      case "change-request":
        return known(codes.change, code, (one) => t(`changes:status.${one}`));
      case "service-line":
        return isLineStatus(code) ? t(`status:line.${code}`) : undefined;
      default:
        return known(fileStatuses, code, (one) => t(`status:file.${one}`));
    }
  };
  const kindOf = (subject: FileSubject, code: string): string | undefined => {
    if (subject === "invoice") return known(codes.invoiceKind, code, (one) => t(`fileInvoices:kinds.${one}`));
    if (subject === "supplier-request")
      return known(codes.request, code, (one) => t(`bookings:waiting.kinds.${one}`));
    return t(code === "booking" ? "clientFiles:kinds.booking" : "clientFiles:kinds.quote");
  };
  return (subject: FileSubject, field: string, code: string): string | undefined => {
    if (field.endsWith("_cents")) return formatMoney(Number(code), currency, locale);
    switch (field) {
      case "status":
        return statusOf(subject, code);
      case "kind":
        return kindOf(subject, code);
      case "class":
        return known(optionClasses, code, (one) => t(`productSearch:classes.${one}`));
      case "answer":
      case "decline_reason":
        return answerOf(field, code);
      case "check":
        return known(codes.check, code, (one) => t(`fileHistory:checks.${one}`));
      case "link":
        return known(codes.link, code, (one) => t(`fileHistory:links.${one}`));
      case "price_status":
        return known(codes.price, code, (one) => t(`fileHistory:prices.${one}`));
      case "travel_date":
      case "date_from":
      case "date_to":
      case "due_date":
      case "valid_until":
        return formatDayLong(code, locale);
      case "start_time":
      case "end_time":
        return clockText(code, locale);
      case "contact_country":
        return countries[code];
      default:
        return undefined;
    }
  };
}

/** What a supplier answered, and why it declined. */
function useAnswerWords() {
  const { t } = useTranslation("fileHistory");
  return (field: "answer" | "decline_reason", code: string) =>
    field === "answer"
      ? known(codes.answer, code, (one) => t(`answers.${one}`))
      : known(codes.reason, code, (one) => t(`reasons.${one}`));
}

function known<Code extends string>(
  all: readonly Code[],
  code: string,
  say: (code: Code) => string,
): string | undefined {
  const found = all.find((one) => one === code);
  return found === undefined ? undefined : say(found);
}
