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
  calendar: {
    name: "Réservations de {{supplier}}",
    event: "{{who}}, {{guests}} : {{service}}",
    confirmation: "Confirmation : {{number}}",
  },
  subscribe: {
    title: "S’abonner dans votre agenda",
    intro:
      "À cette adresse, votre agenda lit les prestations confirmées, de deux semaines en arrière à trois mois à venir, et se met à jour toutes les quelques heures. Il montre un nom de famille et le nombre de clients, sans autre nom ni prix. L’adresse est à vous : qui la possède lit ces prestations sans se connecter, et elle cesse de valoir si votre compte est suspendu.",
    unshown:
      "L’adresse reste valable là où elle est utilisée, mais ne peut plus être affichée. Créez-en une nouvelle pour l’utiliser ailleurs.",
    add: "Ajouter à l’agenda",
    copy: "Copier l’adresse",
    copied: "Copié",
    make: "Créer une adresse",
    renew: "Créer une nouvelle adresse",
    renewAsk: "Créer une nouvelle adresse ?",
    renewText:
      "L’ancienne adresse n’ouvrira plus rien. Les agendas qui l’utilisent devront être configurés de nouveau.",
    renewNow: "Créer",
    close: "Désactiver",
    closeAsk: "Désactiver l’agenda ?",
    closeText:
      "Les agendas qui utilisent l’adresse ne recevront plus vos prestations tant que vous n’en créez pas une nouvelle.",
    keep: "Conserver l’adresse",
    renewed: "Votre agenda a une nouvelle adresse.",
    closed: "L’agenda est désactivé.",
  },
};
