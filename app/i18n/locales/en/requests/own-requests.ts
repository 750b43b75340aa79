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
  bulk: {
    confirm: "Confirm together",
    decline: "Decline together",
    none: "Tick the requests first that you want to answer together.",
    many: "You can answer at most {{most}} requests together. Please tick fewer.",
    titles: { confirm: "Confirm requests together", decline: "Decline requests together" },
    texts: {
      confirm: "Nothing is confirmed yet: check what is listed here, add your numbers and confirm.",
      decline: "Nothing is declined yet: check what is listed here, choose the reason and decline.",
    },
    number: "One confirmation number for all",
    numberHint: "Leave it empty where each has its own.",
    ownNumber: "Number for {{request}}",
    confirmAll_one: "Confirm {{count}} request",
    confirmAll_other: "Confirm {{count}} requests",
    declineAll_one: "Decline {{count}} request",
    declineAll_other: "Decline {{count}} requests",
    done_one: "{{count}} answer has arrived.",
    done_other: "{{count}} answers have arrived.",
    failed_one: "{{count}} request could not be answered:",
    failed_other: "{{count}} requests could not be answered:",
    others_one: "{{count}} request cannot be answered like this",
    others_other: "{{count}} requests cannot be answered like this",
    othersText:
      "They have been answered or replaced by newer ones since, or ask for something else. Open them by themselves.",
    open: "Open",
    back: "Back to the requests",
  },
  cancelledTitle: "Cancelled Bookings",
  cancelledIntro: "Services that were cancelled in the last 90 days, the newest first.",
  cancelledEmpty: "No cancelled bookings",
  cancelledEmptyText: "A service that is no longer needed stays here for 90 days.",
  cancelledOn: "Cancelled",
};

export type OwnRequestsTexts = Texts<typeof ownRequests>;
