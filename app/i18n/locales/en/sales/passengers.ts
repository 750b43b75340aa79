import type { Texts } from "#app/i18n/texts.ts";

/** Who travels in a file, as the office works with it. */
export const passengers = {
  title: "Travellers",
  empty: "No travellers yet",
  emptyText: "They come with the rooms of the quote.",
  columns: {
    name: "Name",
    born: "Date of birth",
    age: "Age",
    room: "Room",
    needs: "Needs",
    actions: "What to do",
  },
  nameToCome: "Name to follow",
  lead: "Lead",
  room: "Room {{number}}, {{type}}",
  noRoom: "No room",
  ageHint: "On the first day of the trip",
  needsKnown: "On file",
  needsNone: "None",
  change: "Change",
  changeNamed: "Change {{name}}",
  needs: "Needs",
  needsNamed: "Health, diet and passport of {{name}}",
  leave: "Cancel",
  leaveNamed: "Cancel {{name}}",
  traveller: "Traveller {{number}}",
  fields: {
    title: "Title",
    first_name: "First name",
    last_name: "Last name",
    date_of_birth: "Date of birth",
    is_lead: "Leads the party",
    dietary: "Diet",
    mobility: "Mobility",
    medical: "Health",
    passport: "Passport number",
  },
  leadHint: "The file is known by the name of whoever leads; there is always one.",
  bornHint: "Within the same age group; another one has other prices.",
  sealed:
    "Health and passport are kept sealed, are never written into the history, and are seen by those with the right to only.",
  told: {
    title: "Who is told when you save",
    none: "No supplier knows this name yet.",
    amends: "{{supplier}} ({{service}}) has to agree anew; the voucher is void until then.",
    knows: "{{supplier}} ({{service}}) is told.",
    waits: "Changes wait with the supplier requests of the file until you send them.",
  },
  saved: "{{name}} was saved.",
  rooming: {
    open: "Who shares with whom",
    intro:
      "Rooms, prices and what suppliers are asked for stay as they are: only travellers of the same age change places. Suppliers see it in their rooming lists.",
    saved: "Who shares with whom is saved.",
    places: "Travellers and their rooms",
    young: "{{name}} ({{type}}, {{age}})",
  },
  leaving: {
    title: "Cancel {{name}}",
    intro:
      "The traveller leaves every list at once. Rooms and services are priced for those who stay; what suppliers have to know waits with the requests of the file until you send it.",
    reason: "Reason",
    reasonHint: "Stays in the history of the file.",
    submit: "Cancel the traveller",
    keep: "Back to the travellers",
    impossible:
      "Nobody can be taken out of this file here. Quotes are changed by their rooms; trips that have begun stay as they are.",
    done: "{{name}} no longer travels.",
    conflict: "The booking or its prices have changed. Please look again.",
  },
};

export type PassengersTexts = Texts<typeof passengers>;
