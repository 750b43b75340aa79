import type { FindTexts } from "#app/i18n/locales/en/find.ts";

export const find: FindTexts = {
  title: "Trovi la Sua app di viaggio",
  prompt: "Inserisca il Suo codice di prenotazione {{company}}.",
  reference: "Riferimento",
  referencePlaceholder: "Codice di prenotazione",
  surname: "Cognome",
  surnameHint: "Corrispondono più viaggi. Aggiunga il cognome di uno dei viaggiatori.",
  submit: "Trova itinerario",
};
