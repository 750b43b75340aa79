import type { FindTexts } from "#app/i18n/locales/en/find.ts";

export const find: FindTexts = {
  title: "Trovi la Sua app di viaggio",
  prompt: "Inserisca il Suo riferimento di prenotazione {{company}}.",
  reference: "Riferimento",
  referencePlaceholder: "Riferimento di prenotazione",
  surname: "Cognome",
  surnameHint:
    "Aggiunga il cognome di uno dei viaggiatori. Protegge il viaggio mentre vengono provati molti riferimenti.",
  submit: "Trova itinerario",
  unavailable: "Al momento i nostri sistemi non sono raggiungibili. Riprovi tra poco.",
};
