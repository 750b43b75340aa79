import type { Locale } from "#contract/primitives.ts";
import type { PublishProblem } from "#contract/sales/itineraries/builder.ts";

type BuilderTexts = Record<
  | ("pricesOfAgency" | "nothingNew" | "nothingOut" | "linkClosed" | "mailedOften")
  | ("noPackage" | "lastDay" | "tripTooLong" | "dayFilled" | "dayOver" | "dayHeld" | "pictureGone"),
  string
> & { problems: Record<PublishProblem, string> };

const all: Record<Locale, BuilderTexts> = {
  en: {
    pricesOfAgency: "This agency sells at prices of its own, which its clients do not read from us.",
    nothingNew: "Nothing has changed since the version that is published.",
    nothingOut: "Nothing is published, so there is no link to send.",
    linkClosed: "The client’s link is closed. Open it first.",
    mailedOften: "The link was mailed three times within a day already. Please try again tomorrow.",
    problems: {
      not_booked: "A quote has a page of its own. Its itinerary can be published once it is booked.",
      over: "This booking was cancelled, so there is no trip to publish.",
      no_days: "The file has no days yet, so there is nothing to show.",
    },
    noPackage: "This file was not made from a package.",
    lastDay: "A trip has one day at least.",
    tripTooLong: "A trip has 90 days at most.",
    dayFilled: "Services begin on this day: {{names}}. Take them out first, or move them.",
    dayOver: "What is over cannot be moved.",
    dayHeld:
      "The dates of these services stand with their suppliers or in our stock: {{names}}. Change them by a change request, then insert or remove the day.",
    pictureGone: "This picture is no longer there. Please choose it again.",
  },
  de: {
    pricesOfAgency: "Dieses Reisebüro verkauft zu eigenen Preisen, die seine Kunden nicht von uns erfahren.",
    nothingNew: "Seit der veröffentlichten Version hat sich nichts geändert.",
    nothingOut: "Es ist nichts veröffentlicht, also gibt es keinen Link zu senden.",
    linkClosed: "Der Link des Kunden ist geschlossen. Öffnen Sie ihn zuerst.",
    mailedOften:
      "Der Link wurde innerhalb eines Tages bereits dreimal gesendet. Bitte versuchen Sie es morgen wieder.",
    problems: {
      not_booked:
        "Ein Angebot hat seine eigene Seite. Der Reiseplan kann veröffentlicht werden, sobald gebucht ist.",
      over: "Diese Buchung wurde storniert, es gibt also keine Reise zu veröffentlichen.",
      no_days: "Der Vorgang hat noch keine Tage, also gibt es nichts zu zeigen.",
    },
    noPackage: "Dieser Vorgang ist nicht aus einem Paket entstanden.",
    lastDay: "Eine Reise hat mindestens einen Tag.",
    tripTooLong: "Eine Reise hat höchstens 90 Tage.",
    dayFilled:
      "An diesem Tag beginnen Leistungen: {{names}}. Nehmen Sie sie zuerst heraus oder verlegen Sie sie.",
    dayOver: "Was vorbei ist, lässt sich nicht verlegen.",
    dayHeld:
      "Die Termine dieser Leistungen stehen beim Leistungsträger oder in unserem Kontingent fest: {{names}}. Ändern Sie sie über eine Änderungsanfrage und fügen Sie den Tag danach ein oder entfernen Sie ihn.",
    pictureGone: "Dieses Bild ist nicht mehr vorhanden. Bitte wählen Sie es noch einmal aus.",
  },
  es: {
    pricesOfAgency: "Esta agencia vende a precios propios, que sus clientes no conocen por nosotros.",
    nothingNew: "Nada ha cambiado desde la versión publicada.",
    nothingOut: "No hay nada publicado, así que no hay enlace que enviar.",
    linkClosed: "El enlace del cliente está cerrado. Ábralo primero.",
    mailedOften: "El enlace ya se ha enviado tres veces en un día. Inténtelo de nuevo mañana.",
    problems: {
      not_booked:
        "Un presupuesto tiene su propia página. El itinerario puede publicarse cuando se haya reservado.",
      over: "Esta reserva se ha cancelado, así que no hay viaje que publicar.",
      no_days: "El expediente aún no tiene días, así que no hay nada que mostrar.",
    },
    noPackage: "Este expediente no se creó a partir de un paquete.",
    lastDay: "Un viaje tiene al menos un día.",
    tripTooLong: "Un viaje tiene como máximo 90 días.",
    dayFilled: "En este día empiezan servicios: {{names}}. Quítelos o muévalos antes.",
    dayOver: "Lo que ya ha pasado no se puede mover.",
    dayHeld:
      "Las fechas de estos servicios están fijadas con los proveedores o en nuestro cupo: {{names}}. Cámbielas con una solicitud de cambio y después inserte o quite el día.",
    pictureGone: "Esta imagen ya no está disponible. Elíjala de nuevo.",
  },
  it: {
    pricesOfAgency: "Questa agenzia vende a prezzi propri, che i suoi clienti non leggono da noi.",
    nothingNew: "Nulla è cambiato dalla versione pubblicata.",
    nothingOut: "Nulla è pubblicato, quindi non c’è alcun link da inviare.",
    linkClosed: "Il link del cliente è chiuso. Lo apra prima.",
    mailedOften: "Il link è già stato inviato tre volte in un giorno. Riprovi domani.",
    problems: {
      not_booked:
        "Un preventivo ha una pagina propria. L’itinerario può essere pubblicato dopo la prenotazione.",
      over: "Questa prenotazione è stata annullata, quindi non c’è alcun viaggio da pubblicare.",
      no_days: "La pratica non ha ancora giorni, quindi non c’è nulla da mostrare.",
    },
    noPackage: "Questa pratica non è nata da un pacchetto.",
    lastDay: "Un viaggio ha almeno un giorno.",
    tripTooLong: "Un viaggio ha al massimo 90 giorni.",
    dayFilled: "In questo giorno iniziano dei servizi: {{names}}. Prima li tolga o li sposti.",
    dayOver: "Ciò che è già passato non si può spostare.",
    dayHeld:
      "Le date di questi servizi sono fissate con i fornitori o nel nostro allotment: {{names}}. Le cambi con una richiesta di modifica, poi inserisca o tolga il giorno.",
    pictureGone: "Questa immagine non c’è più. La scelga di nuovo.",
  },
  fr: {
    pricesOfAgency: "Cette agence vend à ses propres prix, que ses clients ne lisent pas chez nous.",
    nothingNew: "Rien n’a changé depuis la version publiée.",
    nothingOut: "Rien n’est publié, il n’y a donc aucun lien à envoyer.",
    linkClosed: "Le lien du client est fermé. Ouvrez-le d’abord.",
    mailedOften: "Le lien a déjà été envoyé trois fois en un jour. Veuillez réessayer demain.",
    problems: {
      not_booked: "Un devis a sa propre page. L’itinéraire peut être publié une fois la réservation faite.",
      over: "Cette réservation a été annulée, il n’y a donc aucun voyage à publier.",
      no_days: "Le dossier n’a pas encore de journées, il n’y a donc rien à montrer.",
    },
    noPackage: "Ce dossier n’a pas été créé à partir d’un forfait.",
    lastDay: "Un voyage compte au moins une journée.",
    tripTooLong: "Un voyage compte 90 journées au plus.",
    dayFilled: "Des prestations commencent ce jour-là : {{names}}. Retirez-les d’abord, ou déplacez-les.",
    dayOver: "Ce qui est passé ne peut plus être déplacé.",
    dayHeld:
      "Les dates de ces prestations sont fixées auprès des prestataires ou dans notre allotement : {{names}}. Modifiez-les par une demande de modification, puis insérez ou retirez la journée.",
    pictureGone: "Cette image n’est plus disponible. Veuillez la choisir à nouveau.",
  },
};

/** What the API refuses of itineraries and day headers, in one language. */
export function builderTextsIn(locale: Locale): BuilderTexts {
  return all[locale];
}
