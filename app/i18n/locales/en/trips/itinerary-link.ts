import type { Texts } from "#app/i18n/texts.ts";

/** The link by which clients open their itinerary or quote, as office and agency read of it. */
export const itineraryLink = {
  opened_one: "Opened {{count}} time, last on {{date}}",
  opened_other: "Opened {{count}} times, last on {{date}}",
  notOpened: "Not opened yet",
  opensUntil: "Opens until {{date}}",
  closed: "The link is closed",
  closedText: "Whoever opens it finds no page. The PDF can still be downloaded.",
  ended: "The link ended on {{date}}",
  endedText: "Links open until twelve months after the trip. The PDF can still be downloaded.",
  endedQuoteText:
    "Links open until twelve months after the trip, and three months after a quote was declined. The PDF can still be downloaded.",
  unshown: "The link cannot be shown",
  unshownText:
    "It still opens for those who have it. To send it again, make a new link: the old one then stops.",
  renew: "New link",
  renewAsk: "Make a new link?",
  renewText: "The link sent so far stops at once, for everybody who has it. Send the new one to the clients.",
  renewNow: "Make new link",
  close: "Close link",
  closeAsk: "Close the link?",
  closeText: "Clients find no page from then on. You can open the same link again at any time.",
  reopen: "Open again",
  keep: "Keep the link",
  renewed: "The new link is ready. The old one no longer works.",
  closedDone: "The link is closed.",
  reopened: "The link opens again.",
  conflict: "Somebody else changed this link in the meantime. Check what is shown here now.",
};

export type ItineraryLinkTexts = Texts<typeof itineraryLink>;
