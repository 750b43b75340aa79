import type { PassengersTexts } from "#app/i18n/locales/en/sales/passengers.ts";

/** Qui voyage dans un dossier, pour le travail du bureau. */
export const passengers: PassengersTexts = {
  title: "Voyageurs",
  empty: "Pas encore de voyageurs",
  emptyText: "Ils viennent avec les chambres du devis.",
  columns: {
    name: "Nom",
    born: "Date de naissance",
    age: "Âge",
    room: "Chambre",
    needs: "Besoins",
    actions: "Actions",
  },
  nameToCome: "Nom à venir",
  lead: "Voyageur principal",
  room: "Chambre {{number}}, {{type}}",
  noRoom: "Sans chambre",
  ageHint: "Le premier jour du voyage",
  needsKnown: "Notés",
  needsNone: "Aucun",
  change: "Modifier",
  changeNamed: "Modifier {{name}}",
  needs: "Besoins",
  needsNamed: "Santé, régime et passeport de {{name}}",
  leave: "Annuler",
  leaveNamed: "Annuler {{name}}",
  traveller: "Voyageur {{number}}",
  fields: {
    title: "Civilité",
    first_name: "Prénom",
    last_name: "Nom",
    date_of_birth: "Date de naissance",
    is_lead: "Est le voyageur principal",
    dietary: "Régime",
    mobility: "Mobilité",
    medical: "Santé",
    passport: "Numéro de passeport",
  },
  leadHint: "Le dossier porte le nom du voyageur principal ; il y en a toujours un.",
  bornHint: "Dans la même tranche d’âge ; une autre a d’autres prix.",
  sealed:
    "La santé et le passeport sont conservés chiffrés, ne figurent jamais dans l’historique et ne sont visibles que pour ceux qui en ont le droit.",
  told: {
    title: "Qui est informé à l’enregistrement",
    none: "Aucun prestataire ne connaît encore ce nom.",
    amends:
      "{{supplier}} ({{service}}) doit accepter à nouveau ; d’ici là, le bon d’échange n’est plus valable.",
    knows: "{{supplier}} ({{service}}) est informé.",
    waits: "Les modifications attendent avec les demandes du dossier jusqu’à ce que vous les envoyiez.",
  },
  saved: "{{name}} : enregistré.",
  rooming: {
    open: "Répartition des chambres",
    intro:
      "Les chambres, les prix et les demandes restent inchangés\u00A0: seuls des voyageurs du même âge échangent leurs places. Les prestataires le voient dans leurs rooming lists.",
    saved: "La répartition des chambres est enregistrée.",
    places: "Voyageurs et leurs chambres",
    young: "{{name}} ({{type}}, {{age}})",
  },
  leaving: {
    title: "Annuler {{name}}",
    intro:
      "Le voyageur disparaît aussitôt de toutes les listes. Les chambres et les prestations sont calculées pour ceux qui restent ; ce que les prestataires doivent savoir attend avec les demandes du dossier jusqu’à ce que vous l’envoyiez.",
    reason: "Motif",
    reasonHint: "Reste dans l’historique du dossier.",
    submit: "Annuler le voyageur",
    keep: "Retour aux voyageurs",
    impossible:
      "Personne ne peut être retiré de ce dossier ici. Les devis se modifient par leurs chambres ; les voyages commencés restent tels quels.",
    done: "{{name}} ne voyage plus.",
    conflict: "La réservation ou ses prix ont changé. Veuillez vérifier à nouveau.",
  },
};
