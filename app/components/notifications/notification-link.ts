import { href } from "react-router";
import type { AccountAudience } from "#contract/endpoint.ts";
import { toSearchParams } from "#contract/list-search-params.ts";
import type { NotificationContent } from "#contract/system/notifications/kinds.ts";

/** Where a notification leads in the portal of an audience; null while it has no page of its own there. */
export function notificationLink(content: NotificationContent, audience: AccountAudience): string | null {
  switch (content.kind) {
    case "file.assigned":
    case "booking.requested":
    case "booking.cancelled":
    case "booking.change-requested":
    case "booking.change-withdrawn":
    case "booking.changed":
    case "booking.change-answered":
    case "itinerary.updated":
    case "seats.expired":
    case "supplier.answered":
    case "supplier.silent": {
      const { file_uid: uid, reference } = content.facts;
      if (audience === "office") return href("/admin/client-files/:uid", { uid });
      return audience === "agent" ? href("/app/view-booking/:reference", { reference }) : null;
    }
    case "quote.viewed":
    case "quote.accepted":
    case "quote.declined":
    case "quote.question": {
      const { file_uid: uid, reference } = content.facts;
      if (audience === "office") return href("/admin/client-files/:uid/quotes", { uid });
      return audience === "agent" ? href("/app/view-booking/:reference/quote", { reference }) : null;
    }
    case "files.assigned":
      return audience === "office" ? filesOf(content.facts) : null;
    case "file.message": {
      const { file_uid: uid, reference } = content.facts;
      if (audience === "office") return href("/admin/client-files/:uid/messages", { uid });
      return audience === "agent" ? href("/app/view-booking/:reference/messages", { reference }) : null;
    }
    case "allotment.sold":
    case "allotment.given-back":
    case "allotment.changed": {
      const query = ofFile(content.facts);
      return audience === "supplier" ? `${href("/supplier-app/confirmed")}?${query}` : null;
    }
    case "stock.supplier-changed":
      return audience === "office" ? stockLink(content.facts) : null;
    case "limit.reached":
    case "attachment.expiring":
      return audience === "office" ? recordLink(content) : null;
    case "task.given":
    case "supplier.reconfirmation":
    case "review.received":
    case "account.to-settle":
    case "rates.arrived":
      return audience === "office" ? officeLink(content) : null;
    case "reconfirmation.received":
      return audience === "supplier" ? href("/supplier-app/confirmed/reconfirm") : null;
    case "payment.received":
    case "payment.parked":
      return paymentLink(content.facts, audience);
    case "request.received":
      return audience === "supplier" ? `${href("/supplier-app/requests")}?${ofFile(content.facts)}` : null;
    case "alert.published":
      return null;
  }
}

type OfRecord = Extract<NotificationContent, { kind: "limit.reached" | "attachment.expiring" }>;

/** The page that the office has of the record that it is told of; null where it has none. */
function recordLink({ kind, facts }: OfRecord): string | null {
  if (kind === "attachment.expiring") return href("/admin/attachments/:uid", { uid: facts.attachment_uid });
  const { user_uid: userUid } = facts;
  return userUid === null ? null : href("/admin/users/:userUid", { userUid });
}

type OfOffice = Extract<
  NotificationContent,
  {
    kind:
      | "supplier.reconfirmation"
      | "review.received"
      | "account.to-settle"
      | "rates.arrived"
      | "task.given";
  }
>;

/** The part of a client file where the office sees to what it is told. */
function officeLink({ kind, facts: { file_uid: uid } }: OfOffice): string {
  switch (kind) {
    case "supplier.reconfirmation":
      return href("/admin/client-files/:uid/reconfirmation", { uid });
    case "review.received":
      return href("/admin/client-files/:uid/feedback", { uid });
    case "account.to-settle":
      return href("/admin/client-files/invoices/:uid", { uid });
    case "rates.arrived":
      return href("/admin/client-files/:uid/services", { uid });
    case "task.given":
      return href("/admin/client-files/:uid/tasks", { uid });
  }
}

/** The calendar of a supplier in the month of what changed. */
function stockLink({ supplier_uid: uid, month }: { supplier_uid: string; month: string }): string {
  const query = new URLSearchParams({ month }).toString();
  return `${href("/admin/suppliers/:uid/allotments", { uid })}?${query}`;
}

/** The list of what a consultant looks after. */
function filesOf({ consultant }: { consultant: string }): string {
  const query = toSearchParams({ filter: { consultant } }, { omitDefaults: true });
  return `${href("/admin/client-files")}?${query.toString()}`;
}

/** The office looks after the payment; its agency reads what became of the invoice. */
function paymentLink(
  { payment_uid: uid, reference }: { payment_uid: string; reference: string },
  audience: AccountAudience,
): string | null {
  if (audience === "office") return href("/admin/payments/edit/:uid", { uid });
  return audience === "agent" ? href("/app/view-booking/:reference/invoices", { reference }) : null;
}

/** A list of a supplier with what belongs to one file. */
function ofFile({ reference }: { reference: string }): string {
  return toSearchParams({ filter: { reference } }, { omitDefaults: true }).toString();
}
