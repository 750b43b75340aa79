import type { TripTexts } from "#app/i18n/locales/en/trips/trip.ts";

export const trip: TripTexts = {
  map: {
    title: "Carte de votre parcours",
    description: "Le parcours passe par {{places}}.",
    dayTitle: "Carte du jour {{day}} : {{places}}",
    list: "Le parcours sous forme de liste",
    days_one: "Jour {{days}}",
    days_many: "Jours {{days}}",
    days_other: "Jours {{days}}",
  },
  modes: {
    drive: "En voiture",
    ferry: "Ferry",
    train: "Train",
    flight: "Vol",
    walk: "À pied",
    route: "Autre transport",
  },
  clock: { NZ: "{{moment}} (heure de Nouvelle-Zélande)", AU: "{{moment}} (heure de Melbourne)" },
  onTour: "{{name}}, jour {{day}} sur {{days}}",
  leg: {
    route: "De {{from}} à {{to}}",
    notes: "Conseils de route",
  },
  chat: "Discuter avec nous",
  chatHint: "Si le chat n’est pas disponible ou si c’est urgent, veuillez appeler le {{phone}}.",
};
