import type { Texts } from "#app/i18n/texts.ts";

/** Words for the status codes of each state machine. The English words decide the colour. */
export const status = {
  line: {
    QU: "Quote",
    AV: "Available",
    AL: "Allotment",
    OR: "On Request",
    RQ: "Requested",
    WL: "Wait List",
    OK: "Confirmed",
    AM: "Amendment",
    UN: "Unable",
    CP: "Cancellation",
    CX: "Cancelled",
  },
  file: {
    Quote: "Quote",
    Requested: "Requested",
    Processing: "Processing",
    Mixed: "Mixed",
    Confirmed: "Confirmed",
    Finalised: "Finalised",
    Travelling: "Travelling",
    Completed: "Completed",
    Cancellation: "Cancellation",
    Cancelled: "Cancelled",
    Expired: "Expired",
  },
  quote: {
    Draft: "Draft",
    Sent: "Sent",
    Viewed: "Viewed",
    Accepted: "Accepted",
    Converted: "Converted",
    Declined: "Declined",
    Expired: "Expired",
    Superseded: "Superseded",
  },
  invoice: {
    Draft: "Draft",
    Issued: "Issued",
    "Part Paid": "Part Paid",
    Paid: "Paid",
    Void: "Void",
    Credited: "Credited",
    Overdue: "Overdue",
  },
  departure: {
    Planned: "Planned",
    Open: "Open",
    Guaranteed: "Guaranteed",
    Limited: "Limited",
    Full: "Full",
    Closed: "Closed",
    Departed: "Departed",
    Completed: "Completed",
    "On Hold": "On Hold",
    Cancelled: "Cancelled",
  },
};

export type StatusTexts = Texts<typeof status>;
