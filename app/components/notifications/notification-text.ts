import type { TFunction } from "i18next";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Locale } from "#contract/primitives.ts";
import type { NotificationContent } from "#contract/system/notifications/kinds.ts";

const deskKeys = {
  "task.given": "taskGiven",
  "booking.requested": "bookingRequested",
  "file.message": "fileMessage",
  "booking.cancelled": "bookingCancelled",
  "booking.change-requested": "bookingChangeRequested",
  "booking.change-withdrawn": "bookingChangeWithdrawn",
  "booking.changed": "bookingChanged",
  "booking.change-answered": "bookingChangeAnswered",
} as const;
const fileKeys = {
  "itinerary.updated": "itineraryUpdated",
  "quote.viewed": "quoteViewed",
  "quote.accepted": "quoteAccepted",
  "quote.declined": "quoteDeclined",
  "quote.question": "quoteQuestion",
  "seats.expired": "seatsExpired",
  "payment.received": "paymentReceived",
  "payment.parked": "paymentParked",
  "account.to-settle": "accountToSettle",
} as const;
const limitKeys = {
  quote_sends: "quoteSends",
  new_recipients: "newRecipients",
  messages: "messages",
  quotes: "quotes",
} as const;
const stockKeys = {
  "allotment.sold": "allotmentSold",
  "allotment.given-back": "allotmentBack",
  "allotment.changed": "allotmentChanged",
} as const;

/** Says what a notification is about, in the reader's language. */
export function useNotificationText(): (content: NotificationContent) => string {
  const { t } = useTranslation("notificationKinds");
  const locale = useLocale();
  return (content) => {
    switch (content.kind) {
      case "file.assigned": {
        const { by, reference, file_name: file } = content.facts;
        return by === null
          ? t("fileAssignedPlain", { reference, file })
          : t("fileAssigned", { by, reference, file });
      }
      case "files.assigned": {
        const { by, files: count } = content.facts;
        return t("filesAssigned", { by, count });
      }
      case "alert.published":
        return t("alertPublished", { title: content.facts.title });
      case "task.given":
      case "booking.requested":
      case "file.message":
      case "booking.cancelled":
      case "booking.change-requested":
      case "booking.change-withdrawn":
      case "booking.changed":
      case "booking.change-answered": {
        const { by, reference, file_name: file } = content.facts;
        return t(deskKeys[content.kind], { by: by ?? "", reference, file });
      }
      case "itinerary.updated":
      case "quote.viewed":
      case "quote.accepted":
      case "quote.declined":
      case "quote.question":
      case "seats.expired":
      case "payment.received":
      case "payment.parked":
      case "account.to-settle": {
        const { reference, file_name: file } = content.facts;
        return t(fileKeys[content.kind], { reference, file });
      }
      case "request.received":
      case "review.received":
      case "rates.arrived":
        return serviceText(content, t);
      case "supplier.answered":
      case "supplier.silent":
      case "supplier.reconfirmation":
        return supplierText(content, t);
      case "reconfirmation.received":
      case "limit.reached":
      case "attachment.expiring":
        return recordText(content, t, locale);
      case "allotment.sold":
      case "allotment.given-back":
      case "allotment.changed":
      case "stock.supplier-changed":
        return stockText(content, t);
    }
  };
}

type OfService = Extract<
  NotificationContent,
  { kind: "request.received" | "review.received" | "rates.arrived" }
>;

function serviceText({ kind, facts }: OfService, t: TFunction<"notificationKinds">): string {
  const { reference, file_name: file, service } = facts;
  if (kind === "rates.arrived") {
    return t("ratesArrived", { reference, file, service, count: facts.services });
  }
  return kind === "review.received"
    ? t("reviewReceived", { reference, file, service, rating: facts.rating })
    : t("requestReceived", { reference, file, service });
}

type OfStock = Extract<
  NotificationContent,
  { kind: "allotment.sold" | "allotment.given-back" | "allotment.changed" | "stock.supplier-changed" }
>;

function stockText({ kind, facts }: OfStock, t: TFunction<"notificationKinds">): string {
  if (kind === "stock.supplier-changed") {
    const { by, supplier, what, days: count } = facts;
    return t(`stockSupplierChanged.${what}`, { by, supplier, count });
  }
  const { reference, file_name: file, services: count } = facts;
  return t(stockKeys[kind], { reference, file, count });
}

type OfSupplier = Extract<
  NotificationContent,
  { kind: "supplier.answered" | "supplier.silent" | "supplier.reconfirmation" }
>;

function supplierText(content: OfSupplier, t: TFunction<"notificationKinds">): string {
  const { reference, file_name: file, supplier, service } = content.facts;
  const named = { supplier, service, reference, file };
  switch (content.kind) {
    case "supplier.silent":
      return t("supplierSilent", named);
    case "supplier.reconfirmation": {
      const { outcome, words } = content.facts;
      return t(`supplierReconfirmation.${outcome}`, { ...named, words });
    }
    case "supplier.answered":
      return t(`supplierAnswered.${content.facts.outcome}`, named);
  }
}

type LimitFacts = Extract<NotificationContent, { kind: "limit.reached" }>["facts"];

type OfRecord = Extract<
  NotificationContent,
  { kind: "reconfirmation.received" | "limit.reached" | "attachment.expiring" }
>;

function recordText({ kind, facts }: OfRecord, t: TFunction<"notificationKinds">, locale: Locale): string {
  if (kind === "reconfirmation.received") {
    return t("reconfirmationReceived", { brand: facts.brand, count: facts.services });
  }
  if (kind === "limit.reached") return limitText(facts, t);
  const { title, supplier, valid_to: on } = facts;
  return t("attachmentExpiring", { title, supplier, date: formatDayLong(on, locale) });
}

function limitText({ deed, of, name, organisation }: LimitFacts, t: TFunction<"notificationKinds">): string {
  const who = organisation === null ? name : t("limitWho", { name, organisation });
  const what = t(`limitDeeds.${limitKeys[deed]}`);
  return of === "account" || organisation === null
    ? t("limitReached", { who, what })
    : t("limitReachedAgency", { organisation, what, name });
}
