import type { Locale } from "#contract/primitives.ts";

type VoucherTexts = Record<"notPublished" | "none" | "noClient" | "sentOften", string>;

const all: Record<Locale, VoucherTexts> = {
  en: {
    notPublished: "The itinerary is not published, so there are no vouchers yet. Publish it first.",
    none: "No service of this booking is confirmed with a voucher at the moment.",
    noClient: "The file has no e-mail address of the client.",
    sentOften:
      "The vouchers went to this address three times within a day already. Please try again tomorrow.",
  },
  de: {
    notPublished:
      "Der Reiseplan ist nicht veröffentlicht, also gibt es noch keine Voucher. Veröffentlichen Sie ihn zuerst.",
    none: "Derzeit ist keine Leistung dieser Buchung mit einem Voucher bestätigt.",
    noClient: "Der Vorgang hat keine E-Mail-Adresse des Kunden.",
    sentOften:
      "Die Voucher gingen innerhalb eines Tages bereits dreimal an diese Adresse. Bitte versuchen Sie es morgen wieder.",
  },
  es: {
    notPublished: "El itinerario no está publicado, así que todavía no hay bonos. Publíquelo primero.",
    none: "Ahora mismo ningún servicio de esta reserva está confirmado con un bono.",
    noClient: "El expediente no tiene la dirección de correo del cliente.",
    sentOften:
      "Los bonos ya se han enviado tres veces en un día a esta dirección. Inténtelo de nuevo mañana.",
  },
  it: {
    notPublished: "L’itinerario non è pubblicato, quindi non ci sono ancora voucher. Lo pubblichi prima.",
    none: "Al momento nessun servizio di questa prenotazione è confermato con un voucher.",
    noClient: "La pratica non ha l’indirizzo e-mail del cliente.",
    sentOften: "I voucher sono già stati inviati tre volte in un giorno a questo indirizzo. Riprovi domani.",
  },
  fr: {
    notPublished:
      "L’itinéraire n’est pas publié, il n’y a donc pas encore de bons d’échange. Publiez-le d’abord.",
    none: "Aucune prestation de cette réservation n’est confirmée avec un bon d’échange pour l’instant.",
    noClient: "Le dossier ne contient pas l’adresse e-mail du client.",
    sentOften:
      "Les bons d’échange ont déjà été envoyés trois fois à cette adresse en une journée. Réessayez demain.",
  },
};

/** Why vouchers do not go out by mail. */
export function voucherTextsIn(locale: Locale): VoucherTexts {
  return all[locale];
}
