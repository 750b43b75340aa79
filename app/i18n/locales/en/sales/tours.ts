import type { Texts } from "#app/i18n/texts.ts";

/** Texts of regular tours and their departures. */
export const tours = {
  title: "Tour departures",
  moveTitle: "Another departure",
  intro_one: "For {{count}} traveller. Tours can start between {{from}} and {{to}}.",
  intro_other: "For {{count}} travellers. Tours can start between {{from}} and {{to}}.",
  holdNote: "Seats are taken when you request the booking, not before.",
  moving: "Instead of {{name}}, {{dates}}.",
  back: "Back to the quote",
  filters: { month: "Month", tour: "Tour" },
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  route: "{{start}} to {{end}}",
  guide: "Guided in {{language}}",
  runs: "Runs for certain",
  seats: {
    none: "No seats left",
    left_one: "{{count}} seat left",
    left_other: "{{count}} seats left",
  },
  closeOn: "Bookable until {{date}}",
  deposit: "Deposit",
  sell: "Price for your party",
  net: "Net for your party",
  noPrice: "No price",
  room: "Room {{number}}: {{type}}",
  change: { more: "{{amount}} more", less: "{{amount}} less", same: "Same price" },
  other: "Choose another departure",
  choose: "Add to the quote",
  take: "Take this departure",
  chosen: "In this quote",
  obstacles: {
    other_day: "The tour does not start on this day. Choose another departure.",
    overlaps: "The party is on another tour of this quote on these days.",
    cancelled: "This departure is cancelled.",
    on_hold: "This departure is on hold. No seats are sold for now.",
    departed: "This departure has already left.",
    closed: "Booking closed on {{date}}.",
    full: "All seats are taken.",
    seats_one: "Only {{count}} seat is left. Your party needs {{needed}}.",
    seats_other: "Only {{count}} seats are left. Your party needs {{needed}}.",
    singles: "There are not enough single rooms left for your party.",
  },
  withRoom: "Room for your party: {{dates}}.",
  problems: {
    title: "Tours have no price for these rooms",
    copy: "Change the party in a copy",
    not_sold: "Room {{number}} ({{type}}): tours are sold in single, double, twin and triple rooms.",
    too_few_one:
      "Room {{number}} ({{type}}): {{count}} of {{places}} places is taken. Choose a smaller room or add a traveller.",
    too_few_other:
      "Room {{number}} ({{type}}): {{count}} of {{places}} places are taken. Choose a smaller room or add a traveller.",
    too_many_one:
      "Room {{number}} ({{type}}): {{count}} traveller for {{places}} places. Choose a larger room or add one.",
    too_many_other:
      "Room {{number}} ({{type}}): {{count}} travellers, children included, for {{places}} places. Choose a larger room or add one.",
    no_adult: "Room {{number}} ({{type}}): it needs at least one adult.",
    no_room_one: "{{count}} traveller has no room yet.",
    no_room_other: "{{count}} travellers have no room yet.",
  },
  empty: {
    title: "No departures on these dates",
    text: "No tour starts between {{from}} and {{to}}. Copy the quote to another date to find more.",
  },
  none: {
    title: "No departure has room for your party",
    later: "The next with room: {{list}}. Copy the quote to that date.",
  },
  done: {
    add: "The tour is in the quote.",
    move: "The other departure is in the quote.",
  },
};

export type TourTexts = Texts<typeof tours>;
