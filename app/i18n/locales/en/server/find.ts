import type { Texts } from "#app/i18n/texts.ts";

export const find = {
  title: "Find Your Travel App",
  prompt: "Please enter your {{company}} booking reference.",
  reference: "Reference",
  referencePlaceholder: "Booking Reference",
  surname: "Surname",
  surnameHint:
    "Please add the surname of the lead traveller. It protects the trip from strangers who try references.",
  submit: "Find Itinerary",
  unavailable: "We cannot reach our systems at the moment. Please try again shortly.",
};

export type FindTexts = Texts<typeof find>;
