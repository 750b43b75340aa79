import type { Locale } from "#contract/primitives.ts";

type PaymentTexts = Record<
  | "notPayable"
  | "processing"
  | "paidMeanwhile"
  | "gatewaySilent"
  | "notBooked"
  | "moreThanDue"
  | "notPaid"
  | "moreThanPaid"
  | "notParked"
  | "otherCurrency"
  | "purpose",
  string
>;

const all: Record<Locale, PaymentTexts> = {
  en: {
    notPayable: "This payment can no longer be made.",
    processing: "The card company is still working on this payment. Please look again in a moment.",
    paidMeanwhile: "Part of this was paid in another way in the meantime. Please ask for a new link.",
    gatewaySilent:
      "The card company does not answer at the moment. Nothing was charged. Please try again in a few minutes.",
    notBooked: "A quote is not paid. Book it first.",
    moreThanDue: "This is more than is due.",
    notPaid: "No money has come through this payment.",
    moreThanPaid: "This is more than is left of the payment.",
    notParked: "No money waits here any more.",
    otherCurrency: "The money came in another currency. It can only go back.",
    purpose: "Booking {{reference}}",
  },
  de: {
    notPayable: "Diese Zahlung ist nicht mehr möglich.",
    processing: "Der Kartenanbieter bearbeitet diese Zahlung noch. Bitte sehen Sie gleich noch einmal nach.",
    paidMeanwhile:
      "Ein Teil davon wurde inzwischen auf anderem Weg bezahlt. Bitte fordern Sie einen neuen Link an.",
    gatewaySilent:
      "Der Kartenanbieter antwortet im Augenblick nicht. Es wurde nichts belastet. Bitte versuchen Sie es in einigen Minuten erneut.",
    notBooked: "Ein Angebot wird nicht bezahlt. Buchen Sie es zuerst.",
    moreThanDue: "Das ist mehr, als fällig ist.",
    notPaid: "Über diese Zahlung ist kein Geld eingegangen.",
    moreThanPaid: "Das ist mehr, als von der Zahlung übrig ist.",
    notParked: "Hier wartet kein Geld mehr.",
    otherCurrency: "Das Geld kam in einer anderen Währung. Es kann nur zurückgegeben werden.",
    purpose: "Buchung {{reference}}",
  },
  es: {
    notPayable: "Este pago ya no se puede realizar.",
    processing: "La empresa de la tarjeta aún está tramitando este pago. Vuelva a mirar en un momento.",
    paidMeanwhile: "Una parte se ha pagado mientras tanto de otra forma. Pida un enlace nuevo.",
    gatewaySilent:
      "La empresa de la tarjeta no responde en este momento. No se ha cobrado nada. Vuelva a intentarlo en unos minutos.",
    notBooked: "Un presupuesto no se paga. Resérvelo primero.",
    moreThanDue: "Es más de lo que está pendiente.",
    notPaid: "Con este pago no ha llegado dinero.",
    moreThanPaid: "Es más de lo que queda del pago.",
    notParked: "Aquí ya no espera dinero.",
    otherCurrency: "El dinero llegó en otra moneda. Solo se puede devolver.",
    purpose: "Reserva {{reference}}",
  },
  it: {
    notPayable: "Questo pagamento non è più possibile.",
    processing: "Il fornitore della carta sta ancora elaborando il pagamento. Riguardi fra un momento.",
    paidMeanwhile: "Una parte è stata pagata nel frattempo in altro modo. Chieda un nuovo link.",
    gatewaySilent:
      "Il fornitore della carta al momento non risponde. Non è stato addebitato nulla. Riprovi fra qualche minuto.",
    notBooked: "Un preventivo non si paga. Lo prenoti prima.",
    moreThanDue: "È più di quanto è dovuto.",
    notPaid: "Con questo pagamento non è arrivato denaro.",
    moreThanPaid: "È più di quanto resta del pagamento.",
    notParked: "Qui non c’è più denaro in attesa.",
    otherCurrency: "Il denaro è arrivato in un’altra valuta. Si può solo restituire.",
    purpose: "Prenotazione {{reference}}",
  },
  fr: {
    notPayable: "Ce paiement n’est plus possible.",
    processing: "L’organisme de carte traite encore ce paiement. Regardez de nouveau dans un instant.",
    paidMeanwhile: "Une partie a été payée autrement entre-temps. Demandez un nouveau lien.",
    gatewaySilent:
      "L’organisme de carte ne répond pas pour le moment. Rien n’a été débité. Réessayez dans quelques minutes.",
    notBooked: "Un devis ne se paie pas. Réservez-le d’abord.",
    moreThanDue: "C’est plus que ce qui est dû.",
    notPaid: "Aucune somme n’est arrivée par ce paiement.",
    moreThanPaid: "C’est plus que ce qui reste du paiement.",
    notParked: "Aucune somme n’attend plus ici.",
    otherCurrency: "La somme est arrivée dans une autre devise. Elle ne peut être que remboursée.",
    purpose: "Réservation {{reference}}",
  },
};

/** What is said of card payments that cannot be made or changed. */
export function paymentTexts(locale: Locale): PaymentTexts {
  return all[locale];
}
