import type { TripFeedbackTexts } from "#app/i18n/locales/en/server/trip-feedback.ts";

export const tripFeedback: TripFeedbackTexts = {
  title: "Rückmeldung",
  back: "Zurück zu {{trip}}",
  question: "Wie war es?",
  stars_one: "{{count}} Stern",
  stars_other: "{{count}} Sterne",
  words: {
    1: "Schlecht",
    2: "Mäßig",
    3: "Gut",
    4: "Sehr gut",
    5: "Hervorragend",
  },
  comment: "Möchten Sie uns mehr erzählen?",
  send: "Rückmeldung senden",
  change: "Rückmeldung ändern",
  until: "Ihre Rückmeldung geht an {{brand}}. Sie können sie bis zum {{date}} ändern.",
  waiting: "Ab dem {{date}} können Sie uns sagen, wie es war.",
  closed: "Rückmeldungen zu dieser Leistung waren bis zum {{date}} möglich.",
  thanks: "Vielen Dank. Ihre Rückmeldung ist angekommen.",
  missing: "Bitte wählen Sie einen bis fünf Sterne",
  meanwhile:
    "Jemand aus Ihrer Gruppe hat inzwischen geantwortet. Wenn Sie dies senden, ersetzt es diese Antwort.",
  unavailable: "Das hat gerade nicht geklappt. Bitte versuchen Sie es gleich noch einmal.",
  ask: "Wie war es?",
  given_one: "Ihre Rückmeldung: {{count}} Stern",
  given_other: "Ihre Rückmeldung: {{count}} Sterne",
  still: "Wir freuen uns zu hören, wie es war:",
};
