import type { ValidationTexts } from "#app/i18n/locales/en/validation.ts";

export const validation: ValidationTexts = {
  required: "Questo campo è obbligatorio",
  shortRequired: "Obbligatorio",
  length: "Questo campo può contenere al massimo {{max}} caratteri",
  minLength: "Questo campo deve contenere almeno {{min}} caratteri",
  exactLength: "Questo campo deve contenere {{exact}} caratteri",
  email: "Questo campo deve essere un indirizzo e-mail valido",
  confirmed: "Le password devono coincidere",
  phone: "Questo campo deve essere un numero di telefono valido",
  invalid: "Controllare questo campo",
  number: "Inserire un numero",
  tooSmall: "Inserire {{min}} o più",
  tooBig: "Inserire {{max}} o meno",
  date: "Inserire una data",
  choice: "Scegliere una delle opzioni",
  summary_one: "C’è un problema in un campo",
  summary_other: "Ci sono problemi in {{count}} campi",
  formProblem: "Impossibile salvare",
};
