import type { Texts } from "#app/i18n/texts.ts";

/** Words of error pages. */
export const errors = {
  tooMany_one: "Too many requests. Please try again in {{count}} second.",
  tooMany_other: "Too many requests. Please try again in {{count}} seconds.",
  unanswered:
    "This part is not answered by the connected system yet ({{call}}). Nothing was saved, and what you typed is still here.",
  outagePage: {
    title: "We cannot reach our data right now",
    text: "What was saved is safe. This page tries again by itself in a few seconds; if that does not help, send us the error id.",
  },
  unsentForm: {
    title: "This was not saved",
    text: "Our data is out of reach right now, so nothing was changed. What you typed is still here: send it again in a moment. Passwords have to be typed once more.",
    send: "Send again",
  },
  forbidden: {
    title: "You do not have access to this page",
    text: "Ask whoever manages the accounts of your organisation for this permission:",
    textUnnamed: "Ask whoever manages the accounts of your organisation for access.",
    back: "Go back",
  },
  notOffered: {
    title: "This part is not answered by the connected system yet",
    text: "The portal asked for something that the system behind it does not offer. Everything else keeps working. Whoever runs that system needs to know this call:",
    call: "Call",
  },
  unsent:
    "This could not be sent because the connected system does not answer. Nothing was done, and what you typed is still here. Please try again in a moment.",
  unknown:
    "The connection broke before the answer came, so we cannot tell whether this was done. Please look before you send it again; what you typed is still here.",
  tooLarge:
    "What was sent is larger than this page takes, so nothing was changed. Go back, shorten it and send it again.",
  unreadable:
    "This form could not be read, so nothing was changed. Open the page again and send it once more.",
  changed:
    "Somebody changed this in the meantime, so nothing of yours was saved. Open the page again to see how it is now.",
};

export type ErrorsTexts = Texts<typeof errors>;
