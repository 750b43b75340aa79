/** Messages of the API that people read, and the words of its mails. */
export const en = {
  itineraryNotFound:
    "We could not find a published itinerary for this reference. Please check it and try again.",
  outage: "We cannot reach our data right now. Please try again in a moment.",
  surnameRequired: "Please also enter the surname of one of the travellers.",
  lookupLimit: "Too many attempts. Please try again in {{seconds}} seconds.",
  credentials: "These sign-in details do not match our records.",
  signInLimit: "Too many sign-in attempts. Please try again in {{seconds}} seconds.",
  resetSent: "If there is an account with this name, we have sent a link to set a new password.",
  resetInvalid: "This link can no longer be used. Please ask for a new one.",
  resetDone: "Your password has been set. You can now log in.",
  passwordShort: "This field must be 10 or more characters",
  passwordLong: "This field must be 200 or less characters",
  passwordCommon: "This password is too easy to guess. Please choose another one.",
  passwordConfirmed: "Passwords must match",
  recordNotFound: "This record does not exist, or no longer does.",
  changedMeanwhile: "Somebody else has changed this record since you opened it.",
  nameTaken: "This name is taken. Choose another one.",
  labelInUse: "Files carry this label ({{count}}). Take it off them first, or deactivate it.",
  mail: {
    greeting: "Hello {{name}},",
    resetSubject: "Set a new password",
    resetText: "Somebody, hopefully you, asked to set a new password for your account {{username}}.",
    resetButton: "Set a new password",
    resetValidity: "The link works once, within 60 minutes.",
    resetIgnore: "If it was not you, ignore this message. Your password stays as it is.",
    regards: "Kind regards",
  },
};

/** Shape of the texts: every other language has the same keys. */
export type ApiTexts = { [Key in keyof Omit<typeof en, "mail">]: string } & {
  mail: { [Key in keyof (typeof en)["mail"]]: string };
};
