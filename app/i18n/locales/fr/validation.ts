import type { ValidationTexts } from "#app/i18n/locales/en/validation.ts";

export const validation: ValidationTexts = {
  required: "Ce champ est obligatoire",
  shortRequired: "Obligatoire",
  length: "Ce champ doit contenir {{max}} caractères au plus",
  minLength: "Ce champ doit contenir {{min}} caractères au moins",
  exactLength: "Ce champ doit contenir {{exact}} caractères",
  email: "Ce champ doit être une adresse e-mail valide",
  confirmed: "Les mots de passe doivent être identiques",
  phone: "Ce champ doit être un numéro de téléphone valide",
  invalid: "Vérifiez ce champ",
  number: "Saisissez un nombre",
  tooSmall: "Saisissez {{min}} ou plus",
  tooBig: "Saisissez {{max}} ou moins",
  date: "Saisissez une date",
  choice: "Choisissez une des options",
  summary_one: "Un champ est à corriger",
  summary_other: "{{count}} champs sont à corriger",
  formProblem: "L’enregistrement n’a pas abouti",
};
