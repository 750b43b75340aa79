import type { Texts } from "#app/i18n/texts.ts";

/** First pages of the three portals. */
export const desk = {
  greeting: "Hello, {{name}}",
  byStatus: "Files by status",
  filesInStatus_one: "{{formatted}} file",
  filesInStatus_other: "{{formatted}} files",
  noFiles: "No files yet",
  noFilesText: "As soon as the first quote or booking is there, it appears here by its status.",
  noAccess: "Your role does not include client files, so there is nothing to show here.",
  allFiles: "All files",
  quoteAnswers: "Answers of clients",
  quoteAnswersEmpty: "No client has opened or answered a quote in the last seven days.",
  quotesRunningOut: "Quotes that run out",
  quotesRunningOutEmpty: "No quote runs out within two weeks.",
  validUntil: "valid until {{day}}",
  openFiles: "Files in progress",
  openFilesEmpty: "Everything is confirmed or closed.",
  dayOf: "day {{day}} of {{of}}",
  travelling: "Trips under way",
  travellingEmpty: "Nobody is travelling today.",
  leavingSoon: "Leaving in the next 30 days",
  leavingSoonEmpty: "No departures in the next 30 days.",
  arriving: "Arrivals in the next seven days",
  arrivingEmpty: "No arrivals in the next seven days",
  arrivingEmptyText: "The list of confirmed bookings shows what comes later.",
  upcoming_one: "{{formatted}} confirmed service from today on",
  upcoming_other: "{{formatted}} confirmed services from today on",
  allBookings: "All confirmed bookings",
  stockNotices: {
    title: "Sales from your allotment",
    on: "You are told by mail to {{email}} and by the bell what we sell from your allotment and what goes back to it.",
    off: "You are not told what we sell from your allotment. It stands in your confirmed bookings all the same.",
    switchOff: "Stop these notices",
    switchOn: "Notify us again",
    switchedOff: "From now on you are not told of sales from your allotment.",
    switchedOn: "From now on you are told of sales from your allotment.",
  },
};

export type DeskTexts = Texts<typeof desk>;
