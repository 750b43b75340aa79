import type { Texts } from "#app/i18n/texts.ts";

/** The services of a client file, as the office works on them day by day. */
export const fileServices = {
  title: "Services",
  add: "Add a service",
  own: "Own arrangement or note",
  addTo: "{{what}}: day {{day}}",
  move: "Move {{service}}",
  up: "Move {{service}} up",
  down: "Move {{service}} down",
  drag: "Drag to another place",
  menu: "What to do with {{service}}",
  actions: "What to do",
  change: "Dates, times, swap",
  write: "Change",
  take: "Take",
  leave: "Leave out",
  remove: "Take out",
  restore: "Put back",
  closed: "Nothing can be changed here",
  amendHint:
    "This is a booking. What is bought is changed in two steps: you see first what becomes of each service and what suppliers are told, then you confirm it.",
  done: {
    place: "The order is saved.",
    move: "The service is moved.",
    swap: "The service is swapped.",
    start: "The service is moved.",
    write: "The text is saved.",
    take: "The service is part of the trip.",
    leave: "The service is left out.",
    remove: "The service is taken out.",
    restore: "The service is back in the trip.",
    add: "The service is in the trip.",
    amend: "The booking is changed.",
    trip: "The quote is changed.",
  },
  without_one: "{{text}} {{count}} service has no price.",
  without_other: "{{text}} {{count}} services have no price.",
  conflict:
    "Somebody else has changed this file in the meantime. Nothing was saved; this is how it stands now.",
  dates: {
    title: "Dates and times",
    first: "First day",
    nights: "Nights",
    last: "Last day",
    start: "Begins",
    end: "Ends",
    submit: "Move",
    fixed: "How long it lasts is given.",
  },
  declined: {
    text: "The supplier cannot deliver this service. What you choose comes in its place, and its supplier is asked when you send the requests of the file.",
    search: "Search for something else on this day",
  },
  alternatives: {
    free: "Free now",
    request: "On request",
    stopped: "Stop sell",
    against: "Free alternatives first; the difference is against {{service}}, {{price}}.",
    noPrice:
      "Free alternatives first; prices in {{currency}}. The service itself has no price to compare with.",
    refused_one: "{{count}} more is not available on these dates",
    refused_other: "{{count}} more are not available on these dates",
  },
  swap: "Something else instead",
  ownForm: {
    kind: "What it is",
    own_arrangement: "Own arrangement",
    own_arrangementHint: "What the travellers arrange themselves: a flight, a night with friends.",
    note: "Note",
    noteHint: "What they should know on this day.",
    type: "Kind of service",
    name: "Title",
    comment: "Text",
    add: "Add",
    save: "Save",
    hint: "Read as it is written here, in every language.",
  },
  amend: {
    title: "Change services of the booking",
    text: "This is what becomes of the services. What suppliers must be told waits in the file until you send it.",
    remark: "Reason",
    remarkHint: "Stands in the history and with the changes of the booking, which the agency reads.",
    confirm: "Change the booking",
    tourSeats:
      "This booking has seats on a tour, which have fixed dates and are held for these travellers. It cannot be moved, and nobody can join or leave it.",
    moved:
      "The booking or its prices are others by now. Please look again at what would become of the services.",
  },
  trip: {
    title: "Dates, rooms and travellers",
    text: "The services move along. What has no rate then stands in the quote without a price. What it was until now stays as a version; an offer that the client has is taken back.",
    submit: "Change the quote",
    price: "What the change would do and cost",
  },
  search: {
    title: "Add a service",
    back: "Back to the services",
  },
};

export type FileServicesTexts = Texts<typeof fileServices>;
