import type { TripTexts } from "#app/i18n/locales/en/trips/trip.ts";

export const trip: TripTexts = {
  map: {
    title: "Mapa de su ruta",
    description: "La ruta pasa por {{places}}.",
    dayTitle: "Mapa del día {{day}}: {{places}}",
    list: "La ruta en forma de lista",
    days_one: "Día {{days}}",
    days_many: "Días {{days}}",
    days_other: "Días {{days}}",
  },
  modes: {
    drive: "En coche",
    ferry: "Ferri",
    train: "Tren",
    flight: "Vuelo",
    walk: "A pie",
    route: "Otro transporte",
  },
  clock: { NZ: "{{moment}} (hora de Nueva Zelanda)", AU: "{{moment}} (hora de Melbourne)" },
  onTour: "{{name}}, día {{day}} de {{days}}",
  leg: {
    route: "De {{from}} a {{to}}",
    notes: "Indicaciones de ruta sugeridas",
  },
  chat: "Chatear con nosotros",
  chatHint: "Si el chat no está disponible o el asunto es urgente, llame al {{phone}}.",
};
