import type { Texts } from "#app/i18n/texts.ts";

/** Messages of the validation rules; the first eight are the specification's, word for word. */
export const validation = {
  required: "This field is required",
  numberMissing: "Please enter your confirmation number",
  shortRequired: "Required",
  length: "This field must be {{max}} or less characters",
  minLength: "This field must be {{min}} or more characters",
  exactLength: "This field must be {{exact}} characters",
  email: "This field must be a valid email",
  confirmed: "Passwords must match",
  phone: "This field must be a valid phone number",
  invalid: "Check this field",
  number: "Enter a number",
  tooSmall: "Enter {{min}} or more",
  tooBig: "Enter {{max}} or less",
  money: "Enter an amount, for example 1,234.50",
  percent: "Enter a percentage, for example 12.5",
  integer: "Enter a whole number",
  decimal: "Enter a number, for example 12.5",
  date: "Enter a date, for example 14/12/2026",
  clock: "Enter a time, for example 09:30",
  tooFew: "Choose {{min}} or more",
  tooMany: "Choose {{max}} or fewer",
  choice: "Choose one of the options",
  dateOrder: "The end must not lie before the beginning",
  paxOrder: "The maximum must not be lower than the minimum",
  classTwice: "This class has a service already",
  slotNeedsService: "Choose at least one service that is not a substitute",
  ages: "Enter up to {{most}} ages from 0 to {{max}}, with commas between them",
  notSaved:
    "This could not be saved: our systems cannot be reached right now. Nothing you typed is lost. Please send it again in a moment.",
  tooOften_one: "This was sent too often. Nothing you typed is lost. Please try again in {{count}} second.",
  tooOften_other:
    "This was sent too often. Nothing you typed is lost. Please try again in {{count}} seconds.",
  summary_one: "There is a problem with one field",
  summary_other: "There is a problem with {{count}} fields",
  formProblem: "This could not be saved",
  outcomeUnknown:
    "The connection broke before the answer came, so we cannot tell whether this was done. Please look before you send it again; what you typed is still here.",
  outcomeLook: "Look where it would show",
};

export type ValidationTexts = Texts<typeof validation>;
