import type { RefusalCode } from "#api/domain/money/history-shapes.ts";
import type { Locale } from "#contract/primitives.ts";

type MoneyTexts = Record<
  | RefusalCode
  | "changedMeanwhile"
  | "nothingToCredit"
  | "dayToCome"
  | "dayBeforeInvoice"
  | "periodClosed"
  | "noSuchBooking"
  | "statementTooLong"
  | "paperSentOften"
  | "supplierInvoiceKnown"
  | "otherSupplier"
  | "amountOfNothing"
  | "noAmount",
  string
>;

const all: Record<Locale, MoneyTexts> = {
  en: {
    noAmount: "Enter the amount of one service at least.",
    supplierInvoiceKnown: "This invoice of the supplier is written down already.",
    otherSupplier: "This service is not, or no longer, from this supplier. Load the page again.",
    amountOfNothing: "Enter an amount other than zero, or leave it empty.",
    noSuchBooking: "This is no other booking of the agency in this brand and currency.",
    nothingToCredit: "Nothing is billed above what the file comes to.",
    ALREADY_INVOICED: "Part of this file is invoiced already. Issue a balance invoice instead.",
    AMOUNT: "Enter an amount above zero, and a deposit that is not more than the file comes to.",
    BACKDATED: "A newer document was issued already, so none can be dated before it.",
    CREDIT_FIRST: "More was invoiced than the file comes to now. Issue a credit note first.",
    NOTHING_TO_BILL: "There is nothing to bill.",
    OVER_CREDIT: "This is more than is left of the invoice.",
    OVER_REFUND: "This is more than is on account.",
    OVER_WRITE_BACK: "This is more than was written off.",
    OVER_WRITE_OFF: "This is more than is open.",
    UNKNOWN_INVOICE: "There is no such invoice in this file.",
    changedMeanwhile:
      "Somebody else has booked something in this file in the meantime. Please look at it, then try again.",
    dayToCome: "The day must not be after {{day}}, which is today.",
    dayBeforeInvoice: "The day must not be before the invoice, which is of {{day}}.",
    periodClosed: "The books are closed up to {{day}}. Choose a later day.",
    statementTooLong: "The account has more than {{count}} entries in this period. Choose a shorter one.",
    paperSentOften:
      "This document has gone to this address three times today. Try again tomorrow, or write to another address.",
  },
  de: {
    noAmount: "Geben Sie den Betrag für mindestens eine Leistung ein.",
    supplierInvoiceKnown: "Diese Rechnung des Leistungsträgers ist bereits erfasst.",
    otherSupplier:
      "Diese Leistung kommt nicht oder nicht mehr von diesem Leistungsträger. Laden Sie die Seite neu.",
    amountOfNothing: "Geben Sie einen Betrag ungleich null ein oder lassen Sie das Feld leer.",
    noSuchBooking: "Das ist keine andere Buchung dieses Reisebüros in derselben Marke und Währung.",
    nothingToCredit: "Es ist nicht mehr berechnet, als der Vorgang kostet.",
    ALREADY_INVOICED:
      "Ein Teil dieses Vorgangs ist bereits fakturiert. Stellen Sie stattdessen eine Restrechnung aus.",
    AMOUNT: "Geben Sie einen Betrag über null ein; eine Anzahlung darf den Gesamtbetrag nicht übersteigen.",
    BACKDATED: "Es gibt bereits einen neueren Beleg, deshalb kann keiner davor datiert werden.",
    CREDIT_FIRST:
      "Es wurde mehr fakturiert, als der Vorgang jetzt kostet. Stellen Sie zuerst eine Gutschrift aus.",
    NOTHING_TO_BILL: "Es gibt nichts zu fakturieren.",
    OVER_CREDIT: "Das ist mehr, als von der Rechnung übrig ist.",
    OVER_REFUND: "Das ist mehr, als auf dem Kundenkonto steht.",
    OVER_WRITE_BACK: "Das ist mehr, als ausgebucht wurde.",
    OVER_WRITE_OFF: "Das ist mehr, als offen ist.",
    UNKNOWN_INVOICE: "Diese Rechnung gibt es in diesem Vorgang nicht.",
    changedMeanwhile:
      "Inzwischen hat jemand anderes in diesem Vorgang gebucht. Bitte sehen Sie nach und versuchen Sie es dann erneut.",
    dayToCome: "Der Tag darf nicht nach heute, dem {{day}}, liegen.",
    dayBeforeInvoice: "Der Tag darf nicht vor der Rechnung vom {{day}} liegen.",
    periodClosed: "Die Bücher sind bis {{day}} abgeschlossen. Wählen Sie einen späteren Tag.",
    statementTooLong:
      "Das Konto hat in diesem Zeitraum mehr als {{count}} Buchungen. Wählen Sie einen kürzeren.",
    paperSentOften:
      "Dieser Beleg ging heute schon dreimal an diese Adresse. Versuchen Sie es morgen wieder oder schreiben Sie an eine andere.",
  },
  es: {
    noAmount: "Introduzca el importe de al menos un servicio.",
    supplierInvoiceKnown: "Esta factura del proveedor ya está registrada.",
    otherSupplier: "Este servicio no es, o ya no es, de este proveedor. Vuelva a cargar la página.",
    amountOfNothing: "Introduzca un importe distinto de cero o deje el campo vacío.",
    noSuchBooking: "No es otra reserva de esta agencia en la misma marca y moneda.",
    nothingToCredit: "No se ha facturado más de lo que cuesta el expediente.",
    ALREADY_INVOICED: "Una parte de este expediente ya está facturada. Emita una factura del saldo.",
    AMOUNT: "Introduzca un importe mayor que cero; un depósito no puede superar el total del expediente.",
    BACKDATED:
      "Ya se ha emitido un documento más reciente, por lo que ninguno puede llevar una fecha anterior.",
    CREDIT_FIRST:
      "Se ha facturado más de lo que el expediente cuesta ahora. Emita primero una nota de crédito.",
    NOTHING_TO_BILL: "No hay nada que facturar.",
    OVER_CREDIT: "Es más de lo que queda de la factura.",
    OVER_REFUND: "Es más de lo que hay a cuenta.",
    OVER_WRITE_BACK: "Es más de lo que se dio de baja.",
    OVER_WRITE_OFF: "Es más de lo que está pendiente.",
    UNKNOWN_INVOICE: "Este expediente no tiene esa factura.",
    changedMeanwhile:
      "Otra persona ha registrado algo en este expediente mientras tanto. Revíselo y vuelva a intentarlo.",
    dayToCome: "La fecha no puede ser posterior a hoy, {{day}}.",
    dayBeforeInvoice: "La fecha no puede ser anterior a la factura, que es del {{day}}.",
    periodClosed: "La contabilidad está cerrada hasta el {{day}}. Elija una fecha posterior.",
    statementTooLong: "La cuenta tiene más de {{count}} movimientos en este período. Elija uno más corto.",
    paperSentOften:
      "Este documento ya se ha enviado hoy tres veces a esta dirección. Inténtelo mañana o use otra dirección.",
  },
  it: {
    noAmount: "Inserisca l’importo di almeno un servizio.",
    supplierInvoiceKnown: "Questa fattura del fornitore è già registrata.",
    otherSupplier: "Questo servizio non è, o non è più, di questo fornitore. Ricarichi la pagina.",
    amountOfNothing: "Inserisca un importo diverso da zero oppure lasci vuoto il campo.",
    noSuchBooking: "Non è un’altra prenotazione di questa agenzia con lo stesso marchio e la stessa valuta.",
    nothingToCredit: "Non è stato fatturato più di quanto costa la pratica.",
    ALREADY_INVOICED: "Una parte di questa pratica è già fatturata. Emetta invece una fattura di saldo.",
    AMOUNT: "Inserisca un importe maggiore di zero; un acconto non può superare il totale della pratica.",
    BACKDATED: "È già stato emesso un documento più recente, quindi nessuno può avere una data precedente.",
    CREDIT_FIRST: "È stato fatturato più di quanto la pratica costa ora. Emetta prima una nota di credito.",
    NOTHING_TO_BILL: "Non c’è nulla da fatturare.",
    OVER_CREDIT: "È più di quanto resta della fattura.",
    OVER_REFUND: "È più di quanto è a credito.",
    OVER_WRITE_BACK: "È più di quanto è stato stornato.",
    OVER_WRITE_OFF: "È più di quanto è aperto.",
    UNKNOWN_INVOICE: "Questa pratica non ha una fattura con questo numero.",
    changedMeanwhile:
      "Nel frattempo qualcun altro ha registrato un movimento in questa pratica. La controlli e riprovi.",
    dayToCome: "La data non può essere successiva a oggi, {{day}}.",
    dayBeforeInvoice: "La data non può precedere la fattura, che è del {{day}}.",
    periodClosed: "La contabilità è chiusa fino al {{day}}. Scelga una data successiva.",
    statementTooLong:
      "Il conto ha più di {{count}} movimenti in questo periodo. Scegliere un periodo più breve.",
    paperSentOften:
      "Questo documento è già stato inviato oggi tre volte a questo indirizzo. Riprovi domani o usi un altro indirizzo.",
  },
  fr: {
    noAmount: "Saisissez le montant d’une prestation au moins.",
    supplierInvoiceKnown: "Cette facture du prestataire est déjà enregistrée.",
    otherSupplier: "Cette prestation n’est pas, ou n’est plus, de ce prestataire. Rechargez la page.",
    amountOfNothing: "Saisissez un montant différent de zéro, ou laissez le champ vide.",
    noSuchBooking:
      "Ce n’est pas une autre réservation de cette agence, de la même marque et dans la même monnaie.",
    nothingToCredit: "Rien n’est facturé au-delà de ce que coûte le dossier.",
    ALREADY_INVOICED: "Une partie de ce dossier est déjà facturée. Émettez plutôt une facture de solde.",
    AMOUNT: "Saisissez un montant supérieur à zéro ; un acompte ne peut pas dépasser le total du dossier.",
    BACKDATED: "Un document plus récent a déjà été émis, aucun ne peut donc être daté d’avant.",
    CREDIT_FIRST: "Le montant facturé dépasse ce que coûte désormais le dossier. Émettez d’abord un avoir.",
    NOTHING_TO_BILL: "Il n’y a rien à facturer.",
    OVER_CREDIT: "C’est plus que ce qui reste de la facture.",
    OVER_REFUND: "C’est plus que le solde créditeur.",
    OVER_WRITE_BACK: "C’est plus que ce qui a été passé en perte.",
    OVER_WRITE_OFF: "C’est plus que ce qui reste dû.",
    UNKNOWN_INVOICE: "Ce dossier n’a pas cette facture.",
    changedMeanwhile:
      "Quelqu’un d’autre a enregistré une opération dans ce dossier entre-temps. Vérifiez-la, puis réessayez.",
    dayToCome: "La date ne peut pas être postérieure à aujourd’hui, {{day}}.",
    dayBeforeInvoice: "La date ne peut pas précéder la facture, qui est du {{day}}.",
    periodClosed: "Les comptes sont clos jusqu’au {{day}}. Choisissez une date ultérieure.",
    statementTooLong:
      "Le compte a plus de {{count}} opérations sur cette période. Choisissez-en une plus courte.",
    paperSentOften:
      "Ce document a déjà été envoyé trois fois aujourd’hui à cette adresse. Réessayez demain ou utilisez une autre adresse.",
  },
};

/** What is said of deeds of money that are refused. */
export function moneyTexts(locale: Locale): MoneyTexts {
  return all[locale];
}
