import type { Locale } from "#contract/primitives.ts";

type SettingTexts = Record<"childAge" | "dayNotOver", string>;

const all: Record<Locale, SettingTexts> = {
  en: {
    childAge: "A child must be able to be older than an infant.",
    dayNotOver: "Books can be closed up to a day that is over: before {{day}}, which is today.",
  },
  de: {
    childAge: "Ein Kind muss älter sein können als ein Kleinkind.",
    dayNotOver:
      "Bücher lassen sich nur bis zu einem Tag schließen, der vorbei ist: vor dem {{day}}, das ist heute.",
  },
  es: {
    childAge: "La edad máxima de un niño debe ser mayor que la de un bebé.",
    dayNotOver: "Los libros solo pueden cerrarse hasta un día ya pasado: antes del {{day}}, que es hoy.",
  },
  it: {
    childAge: "L’età massima di un bambino deve essere superiore a quella di un neonato.",
    dayNotOver:
      "I registri si possono chiudere solo fino a un giorno già passato: prima del {{day}}, cioè oggi.",
  },
  fr: {
    childAge: "L’âge maximal d’un enfant doit dépasser celui d’un bébé.",
    dayNotOver:
      "Les comptes ne peuvent être clos que jusqu’à un jour révolu : avant le {{day}}, qui est aujourd’hui.",
  },
};

/** What the API says about settings, in one language. */
export function settingTexts(locale: Locale): SettingTexts {
  return all[locale];
}
