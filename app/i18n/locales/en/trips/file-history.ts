import type { Texts } from "#app/i18n/texts.ts";
import type {
  DeclineReason,
  ReconfirmAnswer,
  SupplierAnswer,
} from "#contract/sales/supplier-requests/status.ts";
import type { FinalisationTick } from "#contract/quality/finalisation/finalisation.ts";
import type { FileAction, FileField, FileSubject } from "#contract/system/audit/file-history.ts";

/** Contact details are told one by one, and the name of a version is no label of the office. */
export type ToldField =
  | Exclude<FileField<FileSubject>, "client_contact">
  | "version_label"
  | `contact_${"name" | "email" | "phone" | "address" | "country"}`;

type Needed = {
  actions: { [Subject in FileSubject]: Record<FileAction<Subject>, string> };
  fields: Record<ToldField, string>;
  links: Record<"open" | "closed" | "ended", string>;
  checks: Record<FinalisationTick, string>;
  answers: Record<SupplierAnswer | ReconfirmAnswer, string>;
  reasons: Record<DeclineReason, string>;
  prices: Record<"priced" | "estimate" | "no_rate" | "on_request" | "manual" | "locked", string>;
};

/** What happened to a client file and what belongs to it, and the names of what changed. */
export const fileHistory = {
  actions: {
    "client-file": {
      created: "File created",
      changed: "Booking changed",
      assigned: "File handed over",
      "assignment-undone": "Handover taken back",
      labelled: "Label added",
      unlabelled: "Label removed",
      details_changed: "Details changed",
      repriced: "Prices of today taken",
      trip_moved: "Dates or party changed",
      revived: "Quoted again after it had expired",
      expired: "File expired",
      service_added: "Service added",
      service_removed: "Service removed",
      service_restored: "Service put back",
      service_taken: "Optional service taken",
      service_left: "Optional service left out",
      service_swapped: "Service swapped",
      service_moved: "Start time changed",
      submitted: "Booking requested",
      cancelled: "Booking cancelled",
      "availability-checked": "Availability checked",
      "seats-expired": "Option on seats ran out",
      "finalisation-ticked": "Checked before finalising",
      "finalisation-unticked": "Check taken back",
      finalised: "Booking finalised",
      reopened: "Finalised booking opened again",
    },
    quote: {
      version_saved: "Quote version {{version}} saved",
      sent: "Quote version {{version}} sent",
      viewed: "Quote version {{version}} opened by the client",
      revised: "Quote taken back to be changed",
      accepted: "Quote version {{version}} accepted",
      declined: "Quote version {{version}} declined",
      expired: "Quote expired",
      converted: "Quote turned into a booking",
      "link-renewed": "Link to the quote renewed",
      "link-closed": "Link to the quote closed",
      "link-opened": "Link to the quote opened again",
    },
    itinerary: {
      published: "Itinerary published",
      "link-renewed": "Itinerary link renewed",
      "link-closed": "Itinerary link closed",
      "link-opened": "Itinerary link opened again",
      unpublished: "Itinerary taken back",
    },
    "change-request": {
      created: "Change request sent",
      applied: "Change request carried out",
      declined: "Change request declined",
      withdrawn: "Change request withdrawn",
    },
    "service-line": {
      held: "Held from our stock: {{service}}",
      "put-on-request": "Put into the booking: {{service}}",
      requested: "Supplier asked: {{service}}",
      confirmed: "Confirmed by the supplier: {{service}}",
      declined: "Declined by the supplier: {{service}}",
      "wait-listed": "On the supplier’s wait list: {{service}}",
      "amendment-agreed": "Change agreed by the supplier: {{service}}",
      "amendment-refused": "Change refused by the supplier: {{service}}",
      "answer-taken-back": "Answer of the supplier taken back: {{service}}",
      "availability-checked": "Availability checked: {{service}}",
      added: "Added to the booking: {{service}}",
      amended: "Changed in the booking: {{service}}",
      cancelled: "Cancelled: {{service}}",
      "cancellation-requested": "Cancellation to be agreed with the supplier: {{service}}",
      released: "No longer held: {{service}}",
    },
    "supplier-request": {
      created: "Request to the supplier prepared: {{service}}",
      reminded: "Supplier reminded: {{service}}",
      unanswered: "No answer from the supplier: {{service}}",
      sent: "Request sent to the supplier: {{service}}",
      answered: "Request answered by the supplier: {{service}}",
      "answered-for": "Answer of the supplier written down: {{service}}",
    },
    invoice: {
      created: "Draft invoice drawn up",
      changed: "Draft invoice drawn up again",
      issued: "Invoice issued",
      voided: "Draft invoice voided",
    },
  },
  fields: {
    reference: "Reference",
    name: "Booking name",
    agent_reference: "Agency reference",
    remarks: "Remarks of the agency",
    travel_date: "Travel date",

    rooms: "Rooms",
    package: "Package",
    class: "Accommodation class",
    copied_from: "Copied from",
    kind: "Type",
    status: "Status",
    terms_accepted_by: "Terms accepted by",
    travellers: "Number of travellers",
    names: "Travellers",
    net_cents: "Net",
    waiting_net_cents: "Net once suppliers agree",
    penalty_cents: "Cancellation fees",
    fee_cents: "Cancellation fees",
    consultant: "Consultant",
    label: "Label",
    contact_name: "Client: name",
    contact_email: "Client: e-mail",
    contact_phone: "Client: phone",
    contact_address: "Client: address",
    contact_country: "Client: country",
    day_no: "Day",
    service: "Service",
    option: "Option",
    departure: "Departure",
    start_time: "Start time",
    available: "Available",
    check: "Checked",
    blockers: "Still open",
    on_request: "On request",
    version: "Version",
    version_label: "Name of the version",
    total_cents: "Total",
    valid_until: "Valid until",
    accepted_by: "Accepted by",
    on_behalf: "Answered for the client",
    options: "Optional services taken",
    link: "Link",
    view_count: "Views",
    price_status: "Price",
    date_from: "Date",
    voucher_no: "Voucher number",
    answer: "Answer",
    answered_by: "Answered by",
    confirmation_no: "Confirmation number",
    decline_reason: "Reason",
    due_date: "Due",
    gst_cents: "GST",
  },
  links: {
    open: "Open",
    closed: "Closed",
    ended: "Ended",
  },
  checks: {
    names: "Names",
    flights: "Flights",
    dietary: "Dietary needs",
  },
  answers: {
    confirm: "Confirmed",
    decline: "Declined",
    wait_list: "Wait list",
    alternative: "Alternative offered",
    as_booked: "As booked",
    change: "Change needed",
    problem: "Problem",
  },
  reasons: {
    full: "Full",
    closed: "Closed",
    rate_wrong: "Rate not right",
    other: "Other reason",
  },
  prices: {
    priced: "Priced",
    estimate: "Estimate",
    no_rate: "No rate",
    on_request: "On request",
    manual: "Set by hand",
    locked: "Locked",
  },
} satisfies Needed;

export type FileHistoryTexts = Texts<typeof fileHistory>;
