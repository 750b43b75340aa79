import type { Locale } from "#contract/primitives.ts";

type TaskTexts = Record<"noSuchPerson" | "tooMany", string>;

const all: Record<Locale, TaskTexts> = {
  en: {
    noSuchPerson: "This person does not work on files of this brand, or no longer does. Choose another one.",
    tooMany: "There is more to do about this file than anybody reads. Tick off what is done first.",
  },
  de: {
    noSuchPerson:
      "Diese Person bearbeitet keine Vorgänge dieser Marke oder nicht mehr. Wählen Sie eine andere.",
    tooMany:
      "Zu diesem Vorgang ist mehr zu tun, als irgendjemand liest. Haken Sie zuerst ab, was erledigt ist.",
  },
  es: {
    noSuchPerson: "Esta persona no lleva expedientes de esta marca o ya no los lleva. Elija a otra.",
    tooMany: "Este expediente tiene más tareas de las que nadie lee. Marque primero las que están hechas.",
  },
  it: {
    noSuchPerson: "Questa persona non segue pratiche di questo marchio o non più. Scelga un’altra persona.",
    tooMany:
      "Per questa pratica ci sono più attività di quante se ne leggano. Spunti prima quelle già svolte.",
  },
  fr: {
    noSuchPerson:
      "Cette personne ne suit pas de dossiers de cette marque, ou n’en suit plus. Choisissez-en une autre.",
    tooMany:
      "Ce dossier compte plus de tâches que personne n’en lit. Cochez d’abord celles qui sont terminées.",
  },
};

/** What is said about tasks that cannot be written down. */
export function taskTextsIn(locale: Locale): TaskTexts {
  return all[locale];
}
