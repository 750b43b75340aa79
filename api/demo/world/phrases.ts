import type { TranslatedText } from "#contract/primitives.ts";

/** The closing words of most trips. */
export const thanksFromHarakeke: TranslatedText = {
  en: "Thank you for travelling with Harakeke Pacific. We hope to welcome you again: haere rā.",
  de: "Vielen Dank, dass Sie mit Harakeke Pacific gereist sind. Wir freuen uns auf ein Wiedersehen: haere rā.",
  es: "Gracias por viajar con Harakeke Pacific. Esperamos volver a recibirle: haere rā.",
  it: "Grazie per aver viaggiato con Harakeke Pacific. Speriamo di accogliervi di nuovo: haere rā.",
  fr: "Merci d'avoir voyagé avec Harakeke Pacific. Au plaisir de vous accueillir à nouveau : haere rā.",
};

export const ownHotel: TranslatedText = {
  en: "Hotel of your own choice",
  de: "Selbst gebuchtes Hotel",
  es: "Hotel reservado por su cuenta",
  it: "Hotel prenotato in autonomia",
  fr: "Hôtel réservé par vos soins",
};

export const internationalFlight: TranslatedText = {
  en: "International flight, booked by you",
  de: "Internationaler Flug, selbst gebucht",
  es: "Vuelo internacional, reservado por su cuenta",
  it: "Volo internazionale, prenotato in autonomia",
  fr: "Vol international, réservé par vos soins",
};

export const arrivalsDesk: TranslatedText = {
  en: "Rental desk in the arrivals hall",
  de: "Mietwagenschalter in der Ankunftshalle",
  es: "Mostrador de alquiler en llegadas",
  it: "Banco noleggio nella sala arrivi",
  fr: "Comptoir de location dans le hall des arrivées",
};

export const depot: TranslatedText = {
  en: "Depot, return with a full tank",
  de: "Mietstation, bitte vollgetankt zurückgeben",
  es: "Oficina de alquiler, con el depósito lleno",
  it: "Deposito, con il pieno di carburante",
  fr: "Agence, avec le plein de carburant",
};
