/** Kinds of records that belong to a client file. */
export const fileSubjects = [
  "client-file",
  "quote",
  "itinerary",
  "change-request",
  "service-line",
  "supplier-request",
  "invoice",
] as const;
export type FileSubject = (typeof fileSubjects)[number];

/**
 * What is told in the history of a client file: what happens to each kind of record, and the fields that are said. The
 * audit log takes nothing about a file that does not stand here, and what the office pays suppliers or earns stands
 * nowhere in it.
 */
export const toldOfFiles = {
  "client-file": {
    actions: [
      "created",
      "changed",
      "assigned",
      "assignment-undone",
      "labelled",
      "unlabelled",
      "details_changed",
      "repriced",
      "trip_moved",
      "revived",
      "expired",
      "service_added",
      "service_removed",
      "service_restored",
      "service_taken",
      "service_left",
      "service_swapped",
      "service_moved",
      "submitted",
      "cancelled",
      "availability-checked",
      "seats-expired",
    ],
    fields: [
      "reference",
      "name",
      "agent_reference",
      "remarks",
      "travel_date",
      "rooms",
      "package",
      "class",
      "copied_from",
      "kind",
      "status",
      "terms_accepted_by",
      "travellers",
      "names",
      "net_cents",
      "waiting_net_cents",
      "penalty_cents",
      "consultant",
      "label",
      "client_contact",
      "service",
      "day_no",
      "start_time",
      "departure",
      "option",
      "available",
      "on_request",
    ],
  },
  quote: {
    actions: [
      "version_saved",
      "sent",
      "viewed",
      "revised",
      "accepted",
      "declined",
      "expired",
      "converted",
      "link-renewed",
      "link-closed",
      "link-opened",
    ],
    fields: [
      "version",
      "label",
      "status",
      "total_cents",
      "valid_until",
      "accepted_by",
      "on_behalf",
      "options",
      "link",
    ],
  },
  itinerary: {
    actions: ["published", "link-renewed", "link-closed", "link-opened", "unpublished"],
    fields: ["link", "view_count"],
  },
  "change-request": {
    actions: ["created", "applied", "declined", "withdrawn"],
    fields: ["status", "net_cents", "fee_cents"],
  },
  "service-line": {
    actions: [
      "held",
      "put-on-request",
      "confirmed",
      "availability-checked",
      "added",
      "amended",
      "cancelled",
      "cancellation-requested",
      "released",
    ],
    fields: [
      "status",
      "price_status",
      "date_from",
      "net_cents",
      "waiting_net_cents",
      "penalty_cents",
      "voucher_no",
    ],
  },
  "supplier-request": { actions: ["created"], fields: ["kind"] },
  invoice: {
    actions: ["created", "changed", "issued", "voided"],
    fields: ["kind", "status", "due_date", "total_cents", "gst_cents"],
  },
} as const satisfies Record<FileSubject, { actions: readonly string[]; fields: readonly string[] }>;

export type FileAction<Subject extends FileSubject> = (typeof toldOfFiles)[Subject]["actions"][number];
export type FileField<Subject extends FileSubject> = (typeof toldOfFiles)[Subject]["fields"][number];
