import type { Texts } from "#app/i18n/texts.ts";

/** What the travel app and the pages of agents both say of a trip. */
export const trip = {
  map: {
    title: "Map of your route",
    description: "The route leads through {{places}}.",
    dayTitle: "Map of day {{day}}: {{places}}",
    list: "The route as a list",
    days_one: "Day {{days}}",
    days_other: "Days {{days}}",
  },
  modes: {
    drive: "Drive",
    ferry: "Ferry",
    train: "Train",
    flight: "Flight",
    walk: "Walk",
    route: "Other transport",
  },
  clock: { NZ: "{{moment}} (New Zealand time)", AU: "{{moment}} (Melbourne time)" },
  onTour: "{{name}}, day {{day}} of {{days}}",
  leg: {
    route: "{{from}} to {{to}}",
    notes: "Suggested driving notes",
  },
  chat: "Chat with us",
  chatHint: "If live chat is unavailable or the matter is urgent, please call {{phone}}.",
};

export type TripTexts = Texts<typeof trip>;
