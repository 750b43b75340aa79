import type { Locale } from "#contract/primitives.ts";
import type { ReviewStanding } from "#contract/quality/reviews/review.ts";

type ReviewTexts = Record<Exclude<ReviewStanding, "open">, string>;

const all: Record<Locale, ReviewTexts> = {
  en: {
    waiting: "You can tell us how it was from the day after.",
    closed: "The time for feedback on this service is over. Please write to us instead.",
  },
  de: {
    waiting: "Ab dem Tag danach können Sie uns sagen, wie es war.",
    closed: "Die Zeit für Rückmeldungen zu dieser Leistung ist vorbei. Bitte schreiben Sie uns stattdessen.",
  },
  es: {
    waiting: "Podrá contarnos qué tal fue a partir del día siguiente.",
    closed: "El plazo para valorar este servicio ha terminado. Escríbanos, por favor.",
  },
  it: {
    waiting: "Potrà dirci com’è andata dal giorno successivo.",
    closed: "Il tempo per valutare questo servizio è scaduto. La preghiamo di scriverci.",
  },
  fr: {
    waiting: "Vous pourrez nous dire comment c’était à partir du lendemain.",
    closed: "Le délai pour donner votre avis sur cette prestation est passé. Veuillez nous écrire.",
  },
};

/** What the API says about feedback of travellers, in one language. */
export function reviewTexts(locale: Locale): ReviewTexts {
  return all[locale];
}
