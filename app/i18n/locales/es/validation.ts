import type { ValidationTexts } from "#app/i18n/locales/en/validation.ts";

export const validation: ValidationTexts = {
  required: "Este campo es obligatorio",
  shortRequired: "Obligatorio",
  length: "Este campo debe tener {{max}} caracteres como máximo",
  minLength: "Este campo debe tener {{min}} caracteres como mínimo",
  exactLength: "Este campo debe tener {{exact}} caracteres",
  email: "Este campo debe ser un correo electrónico válido",
  confirmed: "Las contraseñas deben coincidir",
  phone: "Este campo debe ser un número de teléfono válido",
  invalid: "Revise este campo",
  number: "Introduzca un número",
  tooSmall: "Introduzca {{min}} o más",
  tooBig: "Introduzca {{max}} o menos",
  date: "Introduzca una fecha",
  choice: "Elija una de las opciones",
  summary_one: "Hay un problema en un campo",
  summary_other: "Hay un problema en {{count}} campos",
  formProblem: "No se ha podido guardar",
};
