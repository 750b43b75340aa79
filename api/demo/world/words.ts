import type { TranslatedText } from "#contract/primitives.ts";

/** Short words that many services share. */
export const words = {
  roomOnly: five("Room only", "Nur Übernachtung", "Solo alojamiento", "Solo pernottamento", "Logement seul"),
  withBreakfast: five(
    "Breakfast included",
    "Frühstück inbegriffen",
    "Desayuno incluido",
    "Colazione inclusa",
    "Petit déjeuner compris",
  ),
  dinnerAndBreakfast: five(
    "Dinner and breakfast with the hosts",
    "Abendessen und Frühstück mit den Gastgebern",
    "Cena y desayuno con los anfitriones",
    "Cena e colazione con i padroni di casa",
    "Dîner et petit déjeuner avec les hôtes",
  ),
  returnByNoon: five(
    "Daily departure, indicative times",
    "Tägliche Abfahrt, Zeiten ohne Gewähr",
    "Salida diaria, horarios orientativos",
    "Partenza giornaliera, orari indicativi",
    "Départ quotidien, horaires indicatifs",
  ),
  oneWay: five("One way", "Einfache Fahrt", "Solo ida", "Sola andata", "Aller simple"),
  privateVehicle: five(
    "Private vehicle with driver",
    "Privater Wagen mit Fahrer",
    "Vehículo privado con conductor",
    "Veicolo privato con autista",
    "Véhicule privé avec chauffeur",
  ),
  perDay: five(
    "Up to eight hours",
    "Bis zu acht Stunden",
    "Hasta ocho horas",
    "Fino a otto ore",
    "Jusqu'à huit heures",
  ),
};

/** What the traveller hands over, by kind of service. */
export const vouchers = {
  hotel: five(
    "Room for the nights shown, check-in from 3:00 pm. Extras are paid at the hotel.",
    "Zimmer für die genannten Nächte, Check-in ab 15:00 Uhr. Extras werden vor Ort bezahlt.",
    "Habitación para las noches indicadas, entrada desde las 15:00. Los extras se pagan en el hotel.",
    "Camera per le notti indicate, check-in dalle 15:00. Gli extra si pagano in hotel.",
    "Chambre pour les nuits indiquées, arrivée dès 15 h. Les extras sont à régler sur place.",
  ),
  hosts: five(
    "Your hosts expect you from 4:00 pm. Please call on the morning of arrival.",
    "Ihre Gastgeber erwarten Sie ab 16:00 Uhr. Bitte rufen Sie am Morgen der Ankunft an.",
    "Sus anfitriones le esperan desde las 16:00. Llame la mañana de la llegada.",
    "I padroni di casa vi aspettano dalle 16:00. Telefonare la mattina dell'arrivo.",
    "Vos hôtes vous attendent dès 16 h. Téléphonez le matin de votre arrivée.",
  ),
  visit: five(
    "Show this voucher at the desk 20 minutes before the time given.",
    "Zeigen Sie diesen Voucher 20 Minuten vor der angegebenen Zeit am Schalter.",
    "Muestre este bono en el mostrador 20 minutos antes de la hora indicada.",
    "Mostrare questo voucher al banco 20 minuti prima dell'ora indicata.",
    "Présentez ce bon au guichet 20 minutes avant l'heure indiquée.",
  ),
  boat: five(
    "Check-in closes 20 minutes before departure. Bring a wind-proof jacket.",
    "Der Check-in schließt 20 Minuten vor Abfahrt. Bringen Sie eine winddichte Jacke mit.",
    "La facturación cierra 20 minutos antes de la salida. Traiga un cortavientos.",
    "Il check-in chiude 20 minuti prima della partenza. Portare una giacca a vento.",
    "L'enregistrement ferme 20 minutes avant le départ. Prévoyez un coupe-vent.",
  ),
  ferry: five(
    "Check in 60 minutes before sailing with a vehicle, 45 minutes on foot. Weather can delay sailings.",
    "Check-in 60 Minuten vor Abfahrt mit Fahrzeug, 45 Minuten zu Fuß. Das Wetter kann Abfahrten verzögern.",
    "Facturación 60 minutos antes con vehículo, 45 a pie. El tiempo puede retrasar las salidas.",
    "Check-in 60 minuti prima con veicolo, 45 a piedi. Il maltempo può ritardare le partenze.",
    "Enregistrement 60 minutes avant avec véhicule, 45 à pied. La météo peut retarder les départs.",
  ),
  train: five(
    "Check-in closes 20 minutes before departure. Large bags travel in the luggage car.",
    "Der Check-in schließt 20 Minuten vor Abfahrt. Große Koffer reisen im Gepäckwagen.",
    "La facturación cierra 20 minutos antes. Las maletas grandes viajan en el furgón.",
    "Il check-in chiude 20 minuti prima. I bagagli grandi viaggiano nel bagagliaio.",
    "L'enregistrement ferme 20 minutes avant. Les grands bagages voyagent dans le fourgon.",
  ),
  transfer: five(
    "Your driver waits with a name board. Call the number on this voucher if you cannot find each other.",
    "Ihr Fahrer wartet mit einem Namensschild. Rufen Sie die Nummer auf diesem Voucher an, falls Sie sich nicht finden.",
    "Su conductor espera con un cartel. Llame al número de este bono si no se encuentran.",
    "L'autista attende con un cartello. Chiamare il numero sul voucher se non vi trovate.",
    "Votre chauffeur attend avec une pancarte. Appelez le numéro de ce bon si vous ne vous trouvez pas.",
  ),
  vehicle: five(
    "Bring the driver's licence with an English translation and a credit card in the driver's name.",
    "Bringen Sie den Führerschein mit englischer Übersetzung und eine Kreditkarte auf den Namen des Fahrers mit.",
    "Traiga el permiso de conducir con traducción al inglés y una tarjeta de crédito a nombre del conductor.",
    "Portare la patente con traduzione in inglese e una carta di credito intestata al conducente.",
    "Munissez-vous du permis avec traduction anglaise et d'une carte de crédit au nom du conducteur.",
  ),
  walk: five(
    "Briefing at 3:00 pm on the day before the walk. Packs and rain jackets are provided.",
    "Einweisung um 15:00 Uhr am Tag vor der Wanderung. Rucksäcke und Regenjacken werden gestellt.",
    "Reunión a las 15:00 del día anterior. Se facilitan mochilas e impermeables.",
    "Briefing alle 15:00 del giorno prima. Zaini e giacche impermeabili sono forniti.",
    "Briefing à 15 h la veille du départ. Sacs et vestes de pluie sont fournis.",
  ),
};

/** A text in all five languages: English, German, Spanish, Italian, French. */
export function five(en: string, de: string, es: string, it: string, fr: string): TranslatedText {
  return { en, de, es, it, fr };
}
