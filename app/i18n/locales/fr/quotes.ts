import type { QuoteTexts } from "#app/i18n/locales/en/quotes.ts";

export const quotes: QuoteTexts = {
  overview: "Vue d’ensemble",
  fields: {
    name: "Nom de la réservation",
    agentReference: "Votre référence",
    remarks: "Remarques pour votre conseiller",
  },
  save: {
    title: "Conserver ce prix comme devis",
    text: "À la page suivante, vous pouvez remplacer, retirer et ajouter des prestations. Celles sans tarif à la date du voyage sont enregistrées sans prix ; vous pourrez y choisir des alternatives.",
    submit: "Enregistrer et personnaliser",
    details: "Enregistrer",
  },
  saved: {
    whole: "Le devis {{reference}} est enregistré.",
    without_one:
      "Le devis {{reference}} est enregistré. {{count}} prestation est restée sans prix : choisissez une alternative ci-dessous.",
    without_other:
      "Le devis {{reference}} est enregistré. {{count}} prestations sont restées sans prix : choisissez des alternatives ci-dessous.",
    without_many:
      "Le devis {{reference}} est enregistré. {{count}} de prestations sont restées sans prix : choisissez des alternatives ci-dessous.",
  },
  closed: {
    title: "Ce dossier ne peut plus être personnalisé",
    text: "Seul un devis qui n’est pas encore une réservation peut être modifié ici. Copiez-le pour en commencer un autre ou adressez-vous à votre conseiller.",
  },
  red: {
    title_one: "{{count}} prestation n’a pas de prix",
    title_other: "{{count}} prestations n’ont pas de prix",
    title_many: "{{count}} de prestations n’ont pas de prix",
    text: "Ce qui est en rouge n’est pas compris dans le total. Choisissez une alternative ou retirez-le.",
  },
  rounding: "Dont {{amount}} d’arrondi des prix par personne.",
  nothing: "Rien n’a encore de prix.",
  days: {
    title: "Jour par jour",
    day: "Jour {{day}}",
    overnight: "Nuit à {{place}}",
    empty: "Aucune prestation ce jour pour l’instant.",
  },
  line: {
    removed: "Retiré",
    noPrice: "Sans prix",
  },
  close: "Fermer",
  rates: "Télécharger les prix",
  tools: {
    swap: "Remplacer",
    remove: "Retirer",
    putBack: "Rétablir",
    take: "Ajouter au voyage",
    leave: "Retirer du voyage",
  },
  swap: {
    title: "À la place de {{name}}",
    substitute: "Prévu dans le forfait",
    choose: "Choisir",
    none: "Rien d’autre à cet endroit n’a de prix pour ces dates et ce groupe.",
  },
  insert: {
    open: "Insérer une activité ici",
    find: "Chercher des prestations",
    pending: "Recherche des prestations…",
    add: "Ajouter",
    none: "Rien de ce type n’est proposé à cet endroit. Essayez un autre type de prestation.",
  },
  newPrices: {
    title: "Les prix ont changé depuis l’enregistrement de ce devis",
    text: "Aux tarifs d’aujourd’hui, les mêmes prestations coûtent {{amount}}. Toute modification faite ici reprend les prix d’aujourd’hui.",
    take: "Reprendre les prix d’aujourd’hui",
  },
  done: {
    swap: "La prestation est remplacée.",
    remove: "La prestation est retirée. Vous pouvez la rétablir à son jour.",
    restore: "La prestation fait de nouveau partie du voyage.",
    take: "La prestation est ajoutée au voyage.",
    leave: "La prestation est retirée du voyage.",
    add: "La prestation est ajoutée.",
    reprice: "Les prix sont ceux d’aujourd’hui.",
    details: "Enregistré.",
    total: "{{text}} Total : {{amount}}.",
  },
  conflict:
    "Une autre personne a modifié ce devis depuis que vous l’avez ouvert. Vous le voyez tel qu’il est maintenant : vérifiez-le et recommencez.",
  references: {
    title: "Nom et références",
  },
  contact: {
    title: "Coordonnées du client",
    text: "Pour l’envoi du devis. Seuls vous et votre conseiller les voyez.",
    name: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    address: "Adresse",
    country: "Pays",
  },
  travellers: {
    title: "Informations complémentaires",
    text: "Noms complets comme sur le passeport, avec la date de naissance ou l’âge le premier jour. Les âges peuvent modifier les prix.",
    one: "Voyageur {{number}}",
    room: "Chambre {{number}} : {{type}}",
    titleField: "Civilité",
    first: "Prénoms",
    last: "Nom de famille",
    born: "Date de naissance",
    age: "Âge",
  },
  csv: {
    date: "Date",
    day: "Jour",
    service: "Prestation",
    supplier: "Prestataire",
    until: "Jusqu’au",
    quantity: "Quantité",
    inTrip: "Dans le voyage",
    price: "Prix",
    currency: "Devise",
    yes: "oui",
    no: "non",
  },
};
