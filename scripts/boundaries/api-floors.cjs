/**
 * The floors of the API, the lowest first: what stands on a floor imports from those below it. Files beside the floors
 * (app, main, routes …) put them together and are imported by nobody here. Types alone may look up: a lower floor may
 * say what it is given.
 */
const apiFloors = [
  "domain",
  "disk",
  "texts",
  "db",
  "audit",
  "documents",
  "mail",
  "realtime",
  "http",
  "uploads",
  "modules",
  "demo",
  "backup",
].map((floor) => `^api/${floor}/`);

/** The business modules, in the same order. A new one goes below all that will call it. */
const apiModules = [
  "system/settings",
  "system/notifications",
  "system/limits",
  "system/realtime",
  "system/saved-views",
  "system/outbox",
  "people/access",
  "people/users",
  "catalogue/places",
  "catalogue/products",
  "catalogue/packages",
  "catalogue/package-editor",
  "files/client-file",
  "files/stock",
  "money/invoices",
  "tours/departures",
  "sales/itineraries",
  "sales/supplier-requests",
  "sales/supplier-bookings",
  "sales/messages",
  "sales/prices",
  "sales/quote-versions",
  "sales/client-quotes",
  "sales/quotes",
  "sales/quoted-departures",
  "sales/client-files",
  "sales/bookings",
  "sales/booking-changes",
  "content/labels",
  "content/itinerary-locations",
  "content/alerts",
].map((name) => `^api/modules/${name}/`);

module.exports = { apiFloors, apiModules };
