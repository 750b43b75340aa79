import type { Locale } from "#contract/primitives.ts";

type Said = { rating: number; comment: Record<Locale, string> };

/** What demo travellers say of services, in the language of their trip. */
export const feedback: readonly Said[] = [
  {
    rating: 5,
    comment: {
      en: "Wonderful from beginning to end. Please thank everybody for us.",
      de: "Von Anfang bis Ende wunderbar. Bitte danken Sie allen von uns.",
      es: "Maravilloso de principio a fin. Den las gracias a todos de nuestra parte.",
      it: "Meraviglioso dall’inizio alla fine. Ringrazi tutti da parte nostra.",
      fr: "Merveilleux du début à la fin. Merci de remercier tout le monde pour nous.",
    },
  },
  {
    rating: 4,
    comment: {
      en: "Lovely people and a good breakfast. The room was a little small.",
      de: "Sehr nette Leute und gutes Frühstück. Das Zimmer war etwas klein.",
      es: "Gente encantadora y buen desayuno. La habitación era un poco pequeña.",
      it: "Persone gentilissime e buona colazione. La camera era un po’ piccola.",
      fr: "Des gens charmants et un bon petit déjeuner. La chambre était un peu petite.",
    },
  },
  { rating: 5, comment: { en: "", de: "", es: "", it: "", fr: "" } },
  {
    rating: 2,
    comment: {
      en: "We waited forty minutes, and nobody could say why.",
      de: "Wir haben vierzig Minuten gewartet, und niemand konnte sagen, warum.",
      es: "Esperamos cuarenta minutos y nadie supo decirnos por qué.",
      it: "Abbiamo aspettato quaranta minuti e nessuno ha saputo dirci perché.",
      fr: "Nous avons attendu quarante minutes, et personne n’a su nous dire pourquoi.",
    },
  },
];
