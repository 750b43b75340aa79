import type { Texts } from "#app/i18n/texts.ts";

/** Words of error pages. */
export const errors = {
  tooMany_one: "Too many requests. Please try again in {{count}} second.",
  tooMany_other: "Too many requests. Please try again in {{count}} seconds.",
  unanswered:
    "This part is not answered by the connected system yet ({{call}}). Nothing was saved, and what you typed is still here.",
  unsent:
    "This could not be sent because the connected system does not answer. Nothing was done, and what you typed is still here. Please try again in a moment.",
  unknown:
    "The connection broke before the answer came, so we cannot tell whether this was done. Please look before you send it again; what you typed is still here.",
};

export type ErrorsTexts = Texts<typeof errors>;
