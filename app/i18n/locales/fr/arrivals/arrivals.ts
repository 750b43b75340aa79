import type { ArrivalsTexts } from "#app/i18n/locales/en/arrivals/arrivals.ts";

export const arrivals: ArrivalsTexts = {
  nav: {
    label: "Jours affichés",
    before: "Revenir à {{days}}",
    after: "Aller à {{days}}",
    today: "À partir d’aujourd’hui",
    from: "À partir du",
    length: "Durée",
    days_one: "{{count}} jour",
    days_many: "{{count}} de jours",
    days_other: "{{count}} jours",
    show: "Afficher",
    instead: "Les jours affichés commencent aujourd’hui.",
  },
  print: "Imprimer",
  empty: "Aucune arrivée ({{days}})",
  emptyText:
    "Les prestations confirmées qui commencent ces jours-là figurent ici, avec les clients qui y séjournent.",
  more: "Il y a plus de prestations que la liste ne peut en contenir ; les dernières manquent. Choisissez moins de jours.",
  nobody: "Aucune arrivée",
  leaving: "Départs",
  staying: "Recouches",
  heading: "{{title}} : {{guests}}",
  sums: {
    arrivals_one: "{{count}} arrivée",
    arrivals_many: "{{count}} d’arrivées",
    arrivals_other: "{{count}} arrivées",
    guests_one: "{{count}} client",
    guests_many: "{{count}} de clients",
    guests_other: "{{count}} clients",
    rooms_one: "{{count}} chambre",
    rooms_many: "{{count}} de chambres",
    rooms_other: "{{count}} chambres",
  },
  fields: {
    part: "Mouvement",
    nights: "Nuits",
    extras: "Suppléments",
  },
  parts: {
    arriving: "Arrivée",
    leaving: "Départ",
    staying: "Recouche",
  },
};
