import type { Texts } from "#app/i18n/texts.ts";

/** What the office reads of the feedback on a client file. */
export const fileFeedback = {
  title: "Feedback of the travellers",
  intro:
    "What the travellers say of each service, by the link of their itinerary: from the day after it, for sixty days.",
  empty: "Nothing was said yet",
  emptyText: "Once the travellers say how a service was, it stands here, and the bell tells the consultant.",
  mean_one: "{{mean}} of 5 stars on average, {{count}} answer",
  mean_other: "{{mean}} of 5 stars on average, {{count}} answers",
  stars_one: "{{count}} star of 5",
  stars_other: "{{count}} stars of 5",
  noWords: "Nothing in words",
  at: "Said {{moment}}",
};

export type FileFeedbackTexts = Texts<typeof fileFeedback>;
