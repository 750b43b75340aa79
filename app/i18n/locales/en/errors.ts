import type { Texts } from "#app/i18n/texts.ts";

/** Words of error pages. */
export const errors = {
  tooMany_one: "Too many requests. Please try again in {{count}} second.",
  tooMany_other: "Too many requests. Please try again in {{count}} seconds.",
};

export type ErrorsTexts = Texts<typeof errors>;
