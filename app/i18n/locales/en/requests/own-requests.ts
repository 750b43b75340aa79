import type { Texts } from "#app/i18n/texts.ts";

/** The lists of a supplier: what waits for its answer, and what was cancelled. */
export const ownRequests = {
  title: "Current Requests",
  intro: "What waits for your answer, what is due first.",
  empty: "No request is waiting for your answer",
  emptyText: "When we ask you for something, it appears here and comes to you by e-mail.",
  due: "Answer due",
  kind: "Type",
  kindAll: "All types",
  sent: "Sent",
  service: "Service",
  waitListed: "On the wait list",
  answered: "Thank you. Your answer has arrived.",
  closed: "There is nothing to answer here.",
  newer: "Open the newest request",
  cancelledTitle: "Cancelled Bookings",
  cancelledIntro: "Services that were cancelled in the last 90 days, the newest first.",
  cancelledEmpty: "No cancelled bookings",
  cancelledEmptyText: "A service that is no longer needed stays here for 90 days.",
  cancelledOn: "Cancelled",
};

export type OwnRequestsTexts = Texts<typeof ownRequests>;
