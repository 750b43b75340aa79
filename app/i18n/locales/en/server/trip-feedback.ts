import type { Texts } from "#app/i18n/texts.ts";

/** Where travellers say how a service was. */
export const tripFeedback = {
  title: "Feedback",
  back: "Back to {{trip}}",
  question: "How was it?",
  stars_one: "{{count}} star",
  stars_other: "{{count}} stars",
  words: {
    1: "Poor",
    2: "Fair",
    3: "Good",
    4: "Very good",
    5: "Excellent",
  },
  comment: "Would you like to tell us more?",
  send: "Send feedback",
  change: "Change feedback",
  until: "Your feedback goes to {{brand}}. You can change it until {{date}}.",
  waiting: "You can tell us how it was from {{date}}.",
  closed: "Feedback on this service closed on {{date}}.",
  thanks: "Thank you. Your feedback has arrived.",
  missing: "Please choose one to five stars",
  meanwhile: "Somebody of your party has answered meanwhile. If you send this, it replaces their answer.",
  unavailable: "This did not work right now. Please try again in a moment.",
  ask: "How was it?",
  given_one: "Your feedback: {{count}} star",
  given_other: "Your feedback: {{count}} stars",
  still: "We would love to hear how it was:",
};

export type TripFeedbackTexts = Texts<typeof tripFeedback>;
