import type { TourTexts } from "#app/i18n/locales/en/sales/tours.ts";

/** Textes des circuits réguliers et de leurs départs. */
export const tours: TourTexts = {
  title: "Départs de circuits",
  moveTitle: "Autre départ",
  intro_one: "Pour {{count}} voyageur. Les circuits peuvent commencer entre le {{from}} et le {{to}}.",
  intro_many: "Pour {{count}} de voyageurs. Les circuits peuvent commencer entre le {{from}} et le {{to}}.",
  intro_other: "Pour {{count}} voyageurs. Les circuits peuvent commencer entre le {{from}} et le {{to}}.",
  holdNote: "Les places sont retenues lorsque vous demandez la réservation, pas avant.",
  moving: "À la place de {{name}}, {{dates}}.",
  back: "Retour au devis",
  filters: { month: "Mois", tour: "Circuit" },
  days_one: "{{count}} jour",
  days_many: "{{count}} de jours",
  days_other: "{{count}} jours",
  route: "De {{start}} à {{end}}",
  guide: "Guide en {{language}}",
  runs: "Départ garanti",
  seats: {
    none: "Aucune place libre",
    left_one: "{{count}} place libre",
    left_many: "{{count}} de places libres",
    left_other: "{{count}} places libres",
  },
  closeOn: "Réservable jusqu’au {{date}}",
  deposit: "Acompte",
  sell: "Prix pour votre groupe",
  net: "Prix net pour votre groupe",
  noPrice: "Pas de prix",
  room: "Chambre {{number}} : {{type}}",
  change: { more: "{{amount}} de plus", less: "{{amount}} de moins", same: "Même prix" },
  other: "Choisir un autre départ",
  choose: "Ajouter au devis",
  take: "Choisir ce départ",
  chosen: "Dans ce devis",
  obstacles: {
    other_day: "Le circuit ne commence pas ce jour-là. Choisissez un autre départ.",
    overlaps: "Le groupe est sur un autre circuit de ce devis ces jours-là.",
    cancelled: "Ce départ est annulé.",
    on_hold: "Ce départ est suspendu. Aucune place n’est vendue pour l’instant.",
    departed: "Ce circuit est déjà parti.",
    closed: "Les réservations sont closes depuis le {{date}}.",
    full: "Toutes les places sont prises.",
    seats_one: "Il ne reste que {{count}} place. Votre groupe en demande {{needed}}.",
    seats_many: "Il ne reste que {{count}} de places. Votre groupe en demande {{needed}}.",
    seats_other: "Il ne reste que {{count}} places. Votre groupe en demande {{needed}}.",
    singles: "Il ne reste pas assez de chambres individuelles pour votre groupe.",
  },
  withRoom: "Avec de la place pour votre groupe : {{dates}}.",
  problems: {
    title: "Les circuits n’ont pas de prix pour ces chambres",
    copy: "Modifier les voyageurs dans une copie",
    not_sold:
      "Chambre {{number}} ({{type}}) : les circuits se vendent en individuelle, double, à lits jumeaux et triple.",
    too_few_one:
      "Chambre {{number}} ({{type}}) : {{count}} place sur {{places}} est occupée. Choisissez une chambre plus petite ou ajoutez un voyageur.",
    too_few_many:
      "Chambre {{number}} ({{type}}) : {{count}} de places sur {{places}} sont occupées. Choisissez une chambre plus petite ou ajoutez un voyageur.",
    too_few_other:
      "Chambre {{number}} ({{type}}) : {{count}} places sur {{places}} sont occupées. Choisissez une chambre plus petite ou ajoutez un voyageur.",
    too_many_one:
      "Chambre {{number}} ({{type}}) : {{count}} voyageur pour {{places}} places. Choisissez une chambre plus grande ou ajoutez-en une.",
    too_many_many:
      "Chambre {{number}} ({{type}}) : {{count}} de voyageurs, enfants compris, pour {{places}} places. Choisissez une chambre plus grande ou ajoutez-en une.",
    too_many_other:
      "Chambre {{number}} ({{type}}) : {{count}} voyageurs, enfants compris, pour {{places}} places. Choisissez une chambre plus grande ou ajoutez-en une.",
    no_adult: "Chambre {{number}} ({{type}}) : un adulte doit y loger.",
    no_room_one: "{{count}} voyageur n’a pas encore de chambre.",
    no_room_many: "{{count}} de voyageurs n’ont pas encore de chambre.",
    no_room_other: "{{count}} voyageurs n’ont pas encore de chambre.",
  },
  empty: {
    title: "Aucun départ à ces dates",
    text: "Aucun circuit ne commence entre le {{from}} et le {{to}}. Copiez le devis à une autre date pour en trouver d’autres.",
  },
  none: {
    title: "Aucun départ n’a de place pour votre groupe",
    later: "Les prochains avec de la place : {{list}}. Copiez le devis à cette date.",
  },
  done: {
    add: "Le circuit est dans le devis.",
    move: "L’autre départ est dans le devis.",
  },
};
