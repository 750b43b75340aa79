import type { SupplierOfferTexts } from "#app/i18n/locales/en/requests/supplier-offer.ts";

export const supplierOffer: SupplierOfferTexts = {
  title: "Proposition du prestataire",
  toRequest: "Ce qui était demandé",
  closed:
    "Cette proposition n’est plus ouverte : elle a été retenue ou refusée, ou le prestataire a répondu autre chose depuis.",
  impossible: "La proposition ne peut pas être retenue ainsi",
  noPrice: "Pas de prix",
  fields: {
    option: "Prestation",
    from: "Premier jour",
    to: "Dernier jour",
    start: "Début",
    startHint: "Début à {{times}}",
    note: "Ce que le prestataire lit avec la demande",
    noteHint: "Figure avec la prestation et sur la demande, tel qu’écrit ici.",
    message: "Message au prestataire",
  },
  terms: {
    title: "Autre prestation, autres jours ou autre heure",
    text: "Si le prestataire propose une autre de ses prestations, d’autres jours ou une autre heure, indiquez-le ici : la prestation est modifiée et son prix recalculé.",
    submit: "Voir l’écart",
  },
  preview: {
    title: "Ce que fait l’acceptation",
    asked: "Demandé",
    taken: "Désormais",
    difference: "Écart sur le voyage",
    words:
      "La prestation reste telle quelle. {{supplier}} est sollicité de nouveau aussitôt, avec le texte ci-dessous.",
    changed: "La prestation est modifiée et demandée aussitôt à {{supplier}}, avec le texte ci-dessous.",
    instant:
      "Elle est prise aussitôt sur notre contingent. {{supplier}} en est informé et il n’y a personne à attendre.",
    rates:
      "Les prix sont ceux de nos tarifs ; si le prestataire en indique un autre, saisissez-le ensuite avec la prestation.",
    priceOpen:
      "Les tarifs du jour ne donnent pas de prix : convenez-en un avec le prestataire et saisissez-le avec la prestation.",
  },
  take: {
    ask: "Retenir la proposition et redemander",
    instant: "Retenir la proposition",
  },
  decline: {
    title: "Refuser la proposition",
    text: "La prestation compte alors comme refusée et doit être remplacée. {{supplier}} reçoit un e-mail indiquant que la proposition n’est pas retenue.",
    submit: "Refuser la proposition",
  },
  taken: "La proposition est retenue et {{supplier}} en est informé.",
  declined: "La proposition est refusée et {{supplier}} en est informé.",
};
