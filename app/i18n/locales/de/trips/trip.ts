import type { TripTexts } from "#app/i18n/locales/en/trips/trip.ts";

export const trip: TripTexts = {
  map: {
    title: "Karte Ihrer Route",
    description: "Die Route führt über {{places}}.",
    dayTitle: "Karte von Tag {{day}}: {{places}}",
    list: "Die Route als Liste",
    days_one: "Tag {{days}}",
    days_other: "Tage {{days}}",
  },
  modes: {
    drive: "Autofahrt",
    ferry: "Fähre",
    train: "Zug",
    flight: "Flug",
    walk: "Zu Fuß",
    route: "Anderes Verkehrsmittel",
  },
  clock: { NZ: "{{moment}} (neuseeländische Zeit)", AU: "{{moment}} (Zeit in Melbourne)" },
  onTour: "{{name}}, Tag {{day}} von {{days}}",
  leg: {
    route: "Von {{from}} nach {{to}}",
    notes: "Empfohlene Hinweise zur Fahrt",
  },
  chat: "Mit uns chatten",
  chatHint: "Ist der Live-Chat nicht erreichbar oder die Sache dringend, rufen Sie bitte {{phone}} an.",
};
