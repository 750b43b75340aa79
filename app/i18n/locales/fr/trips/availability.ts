import type { AvailabilityTexts } from "#app/i18n/locales/en/trips/availability.ts";

export const availability: AvailabilityTexts = {
  check: "Vérifier la disponibilité",
  checking: "Vérification de la disponibilité…",
  checkedAt: "vérifié à {{time}}",
  hint: "La vérification ne retient rien. La réponse est valable dix minutes.",
  reasons: {
    stock: "Sur notre allotement",
    freesale: "Vente libre",
    seats: "Le circuit a des places libres",
    no_stock: "Notre allotement est épuisé le {{day}}",
    stop_sell: "Pas de vente immédiate le {{day}}",
    released: "Notre allotement du {{day}} est revenu au prestataire",
    supplier: "Confirmation par le prestataire",
    no_seats: "Le circuit n’a pas de places pour le groupe",
    price_open: "Le conseiller confirme le prix",
  },
  summary: {
    available_one: "{{count}} prestation sur {{total}} est disponible immédiatement",
    available_many: "{{count}} de prestations sur {{total}} sont disponibles immédiatement",
    available_other: "{{count}} prestations sur {{total}} sont disponibles immédiatement",
    onRequest_one: "{{count}} est sur demande",
    onRequest_many: "{{count}} sont sur demande",
    onRequest_other: "{{count}} sont sur demande",
    none: "Aucune prestation n’est disponible immédiatement",
    both: "{{available}} ; {{onRequest}}.",
    plain: "{{text}}.",
    nothing: "Il n’y a encore rien à vérifier : aucune prestation du voyage n’a de prix.",
    unchecked_one: "{{count}} prestation n’est pas vérifiée telle qu’elle est.",
    unchecked_many: "{{count}} de prestations ne sont pas vérifiées telles qu’elles sont.",
    unchecked_other: "{{count}} prestations ne sont pas vérifiées telles qu’elles sont.",
  },
};
