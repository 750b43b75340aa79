import type { Texts } from "#app/i18n/texts.ts";

export const find = {
  title: "Find Your Travel App",
  prompt: "Please enter your {{company}} booking reference.",
  reference: "Reference",
  referencePlaceholder: "Booking Reference",
  surname: "Surname",
  surnameHint: "Several trips match. Please add the surname of one of the travellers.",
  submit: "Find Itinerary",
};

export type FindTexts = Texts<typeof find>;
