import type { Locale } from "#contract/primitives.ts";

type RequestTexts = Record<"offerClosed" | "offerMoved" | "answerFailed", string>;

const all: Record<Locale, RequestTexts> = {
  en: {
    offerClosed: "This offer is not open any more. Please look at where the request stands.",
    offerMoved: "The offer, the booking or its prices are others by now. Please look again.",
    answerFailed: "This did not work, and the request is as it was. Please try again.",
  },
  de: {
    offerClosed: "Dieses Angebot ist nicht mehr offen. Bitte sehen Sie nach, wie die Anfrage steht.",
    offerMoved: "Angebot, Buchung oder Preise sind inzwischen andere. Bitte sehen Sie noch einmal hin.",
    answerFailed: "Das hat nicht geklappt; die Anfrage ist, wie sie war. Bitte versuchen Sie es noch einmal.",
  },
  es: {
    offerClosed: "Esta oferta ya no está abierta. Compruebe cómo está la solicitud.",
    offerMoved: "La oferta, la reserva o sus precios han cambiado. Vuelva a mirarlo.",
    answerFailed: "No ha funcionado y la solicitud sigue como estaba. Inténtelo de nuevo.",
  },
  fr: {
    offerClosed: "Cette proposition n’est plus ouverte. Voyez où en est la demande.",
    offerMoved: "La proposition, la réservation ou ses prix ont changé entre-temps. Vérifiez à nouveau.",
    answerFailed: "Cela n’a pas fonctionné et la demande est restée telle quelle. Veuillez réessayer.",
  },
  it: {
    offerClosed: "Questa proposta non è più aperta. Verifichi a che punto è la richiesta.",
    offerMoved: "La proposta, la prenotazione o i prezzi sono cambiati nel frattempo. Verifichi di nuovo.",
    answerFailed: "Non ha funzionato e la richiesta è rimasta com’era. Riprovi.",
  },
};

/** What is said where an offer of a supplier, or one of several of its answers, is not taken. */
export function requestTextsIn(locale: Locale): RequestTexts {
  return all[locale];
}
