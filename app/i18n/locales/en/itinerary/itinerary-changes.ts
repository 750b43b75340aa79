import type { Texts } from "#app/i18n/texts.ts";

/** What differs between two versions of an itinerary, for the office and for travellers. */
export const itineraryChanges = {
  what: {
    trip_name: "Name of the trip",
    dates: "Dates of the trip",
    travellers: "Travellers",
    intro: "Introduction",
    thank_you: "Thank-you note",
    hero_place: "Picture at the top",
    price: "Price of the trip",
    notes_shown: "Driving notes shown",
    translations: "Texts in other languages",
    day_added: "Day added",
    day_removed: "Day removed",
    day_title: "Title of the day",
    day_text: "Text of the day",
    day_place: "Place of the day",
    day_overnight: "Overnight",
    day_picture: "Picture of the day",
    day_journey: "Journey",
    service_added: "Added to the trip",
    service_removed: "No longer part of the trip",
    service_name: "Service",
    service_day: "Day",
    service_dates: "Dates",
    service_times: "Times",
    service_meeting: "Meeting point",
    service_state: "Confirmation",
    service_confirmation: "Confirmation number",
    service_voucher: "Voucher",
    service_remarks: "Remarks",
    service_contact: "Telephone and address",
  },
  taxIncluded: "tax included",
  confirmed: "Confirmed",
  pending: "Not confirmed yet",
  on: "Yes",
  since: "Changes of version {{version}}",
  sinceVisit: "New since your last visit",
};

export type ItineraryChangesTexts = Texts<typeof itineraryChanges>;
