import type { FindTexts } from "#app/i18n/locales/en/server/find.ts";

export const find: FindTexts = {
  title: "Trovi la Sua app di viaggio",
  prompt: "Inserisca il Suo riferimento di prenotazione {{company}}.",
  reference: "Riferimento",
  referencePlaceholder: "Riferimento di prenotazione",
  surname: "Cognome",
  surnameHint:
    "Aggiunga anche il cognome del capogruppo. Così il viaggio è protetto da estranei che provano riferimenti a caso.",
  submit: "Trova itinerario",
  unavailable: "Al momento i nostri sistemi non sono raggiungibili. Riprovi tra poco.",
};
