import type { ValidationTexts } from "#app/i18n/locales/en/forms/validation.ts";

export const validation: ValidationTexts = {
  required: "Este campo es obligatorio",
  numberMissing: "Indique su número de confirmación",
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
  money: "Introduzca un importe, por ejemplo 1.234,50",
  percent: "Introduzca un porcentaje, por ejemplo 12,5",
  integer: "Introduzca un número entero",
  decimal: "Introduzca un número, por ejemplo 12,5",
  date: "Introduzca una fecha, por ejemplo 14/12/2026",
  clock: "Introduzca una hora, por ejemplo 09:30",
  tooFew: "Elija {{min}} o más",
  tooMany: "Elija {{max}} o menos",
  choice: "Elija una de las opciones",
  dateOrder: "El final no puede ser anterior al principio",
  paxOrder: "El máximo no puede ser inferior al mínimo",
  classTwice: "Esta categoría ya tiene un servicio",
  slotNeedsService: "Elija al menos un servicio que no sea un sustituto",
  ages: "Introduzca hasta {{most}} edades de 0 a {{max}}, separadas por comas",
  notSaved:
    "No se ha podido guardar: nuestros sistemas no responden en este momento. No se ha perdido nada de lo que ha escrito. Vuelva a enviarlo en un momento.",
  tooOften_one:
    "Se ha enviado demasiadas veces. No se ha perdido nada de lo que ha escrito. Vuelva a intentarlo dentro de {{count}} segundo.",
  tooOften_many:
    "Se ha enviado demasiadas veces. No se ha perdido nada de lo que ha escrito. Vuelva a intentarlo dentro de {{count}} de segundos.",
  tooOften_other:
    "Se ha enviado demasiadas veces. No se ha perdido nada de lo que ha escrito. Vuelva a intentarlo dentro de {{count}} segundos.",
  summary_one: "Hay un problema en un campo",
  summary_many: "Hay un problema en {{count}} de campos",
  summary_other: "Hay un problema en {{count}} campos",
  formProblem: "No se ha podido guardar",
  outcomeUnknown:
    "La conexión se interrumpió antes de llegar la respuesta, así que no sabemos si se ha realizado. Compruébelo antes de volver a enviarlo; lo que ha escrito sigue aquí.",
  outcomeLook: "Comprobar dónde aparecería",
};
