import type { Texts } from "#app/i18n/texts.ts";

/** Words of error pages. */
export const errors = {
  tooMany_one: "Too many requests. Please try again in {{count}} second.",
  tooMany_other: "Too many requests. Please try again in {{count}} seconds.",
  tooLarge:
    "What was sent is larger than this page takes, so nothing was changed. Go back, shorten it and send it again.",
  unreadable:
    "This form could not be read, so nothing was changed. Open the page again and send it once more.",
  changed:
    "Somebody changed this in the meantime, so nothing of yours was saved. Open the page again to see how it is now.",
};

export type ErrorsTexts = Texts<typeof errors>;
