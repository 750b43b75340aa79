import type { TripFeedbackTexts } from "#app/i18n/locales/en/server/trip-feedback.ts";

export const tripFeedback: TripFeedbackTexts = {
  title: "Valutazione",
  back: "Torna a {{trip}}",
  question: "Com’è andata?",
  stars_one: "{{count}} stella",
  stars_many: "{{count}} di stelle",
  stars_other: "{{count}} stelle",
  words: {
    1: "Scarso",
    2: "Discreto",
    3: "Buono",
    4: "Molto buono",
    5: "Eccellente",
  },
  comment: "Vuole raccontarci di più?",
  send: "Invia la valutazione",
  change: "Cambia la valutazione",
  until: "La Sua valutazione arriva a {{brand}}. Può modificarla fino al {{date}}.",
  waiting: "Potrà dirci com’è andata dal {{date}}.",
  closed: "Le valutazioni di questo servizio si sono chiuse il {{date}}.",
  thanks: "Grazie. La Sua valutazione è arrivata.",
  missing: "Scelga da una a cinque stelle",
  meanwhile:
    "Nel frattempo qualcuno del Suo gruppo ha risposto. Se invia, la Sua risposta sostituirà quella.",
  unavailable: "Al momento non ha funzionato. Riprovi tra poco.",
  ask: "Com’è andata?",
  given_one: "La Sua valutazione: {{count}} stella",
  given_many: "La Sua valutazione: {{count}} di stelle",
  given_other: "La Sua valutazione: {{count}} stelle",
  still: "Ci piacerebbe sapere com’è andata:",
};
