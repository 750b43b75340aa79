import type { Texts } from "#app/i18n/texts.ts";

/** Alerts about trips. */
export const alerts = {
  title: "Alerts",
  intro: "Notices that travellers, agents and the office read on every trip they touch.",
  add: "Add alert",
  empty: "No alerts yet",
  emptyText: "Add the first one, for example for a closed road.",
  fields: {
    title: "Title",
    body: "Text",
    severity: "Severity",
    scope: "About",
    scope_codes: "Codes",
    places: "Places",
    find_places: "Search places",
    service_types: "Kinds of service",
    date_from: "From",
    date_to: "Until",
    audiences: "Read by",
    brand: "Brand",
    state: "State",
    dates: "Dates",
  },
  severities: {
    info: "Note",
    caution: "Caution",
    severe: "Severe",
  },
  scopes: {
    place: "Places",
    route: "Routes",
    supplier: "Suppliers",
    option: "Products",
    service_type: "Kinds of service",
    all: "Every trip",
  },
  audiences: {
    office: "Office",
    agent: "Agents",
    client: "Travellers",
  },
  states: {
    draft: "Draft",
    published: "Published",
    expired: "Expired",
  },
  search: "Search",
  created: "The alert was added as a draft.",
  saved: "The alert was saved.",
  removed: "The alert was deleted.",
  published: "The alert is out.",
  expired: "The alert is no longer shown.",
  ask: "Delete the alert {{name}}?",
  askText: "It was never shown to anybody. It cannot be brought back.",
  wasOut: "Travellers may have read it, so it stays on record. Once expired, it is shown to nobody any more.",
  bulk: {
    publish: "Publish",
    expire: "Let expire",
    delete: "Delete",
  },
  bulkTitle: {
    publish: "Publish alerts",
    expire: "Let alerts expire",
    delete: "Delete alerts",
  },
  actions: {
    published: "Published",
    expired: "Expired",
  },
  steps: {
    title: "Publication",
    publish: "Publish now",
    publishAgain: "Publish again",
    expire: "Let expire now",
    isOut: "It is already published.",
    notOut: "It is not published.",
  },
  hints: {
    codes: "Separate codes by commas: WLG-PCN for a route, STEROT for a supplier.",
    dates: "This means trips with a day or a service in this time.",
  },
  trips: {
    tab: "Trips",
    intro:
      "Trips with a published itinerary that this alert touches. Travellers see it here as soon as it is published.",
    empty: "No trip is touched",
    emptyText: "Check the places, the dates and the brand.",
  },
  anyBrand: "All brands",
};

export type AlertsTexts = Texts<typeof alerts>;
