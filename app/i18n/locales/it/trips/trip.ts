import type { TripTexts } from "#app/i18n/locales/en/trips/trip.ts";

export const trip: TripTexts = {
  map: {
    title: "Mappa del Suo percorso",
    description: "Il percorso passa per {{places}}.",
    dayTitle: "Mappa del giorno {{day}}: {{places}}",
    list: "Il percorso in forma di elenco",
    days_one: "Giorno {{days}}",
    days_many: "Giorni {{days}}",
    days_other: "Giorni {{days}}",
  },
  modes: {
    drive: "In auto",
    ferry: "Traghetto",
    train: "Treno",
    flight: "Volo",
    walk: "A piedi",
    route: "Altro mezzo",
  },
  clock: { NZ: "{{moment}} (ora della Nuova Zelanda)", AU: "{{moment}} (ora di Melbourne)" },
  onTour: "{{name}}, giorno {{day}} di {{days}}",
  leg: {
    route: "Da {{from}} a {{to}}",
    notes: "Indicazioni stradali consigliate",
  },
  chat: "Scriva in chat",
  chatHint: "Se la chat non è disponibile o la questione è urgente, chiami il numero {{phone}}.",
};
