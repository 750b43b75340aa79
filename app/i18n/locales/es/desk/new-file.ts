import type { NewFileTexts } from "#app/i18n/locales/en/desk/new-file.ts";

export const newFile: NewFileTexts = {
  title: "Nuevo expediente",
  choose: "Siguiente",
  another: "Para otra agencia",
  agency: "Agencia",
  agent: "Agente",
  agentHint:
    "Quién lleva el expediente en la agencia. Si no indica a nadie, lo llevan quienes ven todos los expedientes de la agencia.",
  nobody: "Nadie en particular",
  begin: "Cómo empieza",
  empty: "Vacío",
  emptyHint: "Solo con sus días.",
  package: "A partir de un paquete",
  packageHint: "Con los servicios de un viaje preparado.",
  packageField: "Paquete",
  copyOf: "Copia de {{reference}}",
  copyHint:
    "Se copian sus días y servicios, con las tarifas de hoy. No se copian nombres, pasaportes, estados, confirmaciones ni facturas.",
  language: "Idioma",
  languageHint: "En el que la agencia y el cliente leen el expediente.",
  submit: "Crear expediente",
  none: "A esta agencia no se le vende ningún paquete.",
  saved: {
    whole: "El expediente {{reference}} está creado.",
    without_one: "El expediente {{reference}} está creado. {{count}} servicio aún no tiene precio.",
    without_other: "El expediente {{reference}} está creado. {{count}} servicios aún no tienen precio.",
    without_many: "El expediente {{reference}} está creado. {{count}} de servicios aún no tienen precio.",
  },
  days_one: "{{count}} día",
  days_other: "{{count}} días",
  days_many: "{{count}} de días",
};
