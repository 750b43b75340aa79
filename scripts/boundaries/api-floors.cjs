const { readdirSync } = require("node:fs");
const { join } = require("node:path");

const modules = join(__dirname, "..", "..", "api", "modules");

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
  "gateway",
  "http",
  "uploads",
  "modules",
  "demo",
  "backup",
].map((floor) => `^api/${floor}/`);

/**
 * The business modules, in the same order. One that others call goes below all of them; one that is not listed, like
 * those of plain resources, stands above all that are of its area.
 */
const listedModules = [
  "system/settings",
  "system/notifications",
  "system/limits",
  "system/realtime",
  "system/saved-views",
  "system/outbox",
  "people/access",
  "people/users",
  "people/agencies",
  "catalogue/places",
  "catalogue/products",
  "catalogue/suppliers",
  "catalogue/cancel-terms",
  "catalogue/options",
  "catalogue/rates",
  "catalogue/rate-imports",
  "catalogue/stock",
  "catalogue/own-stock",
  "catalogue/packages",
  "catalogue/package-editor",
  "files/client-file",
  "files/stock",
  "catalogue/rate-analysis",
  "money/invoices",
  "money/ledger",
  "money/accounts",
  "money/papers",
  "money/payments",
  "money/client-payments",
  "money/statements",
  "money/paper-mails",
  "tours/departures",
  "sales/itineraries",
  "sales/itinerary-builder",
  "sales/supplier-requests",
  "sales/supplier-bookings",
  "sales/messages",
  "sales/prices",
  "sales/quote-versions",
  "sales/client-quotes",
  "sales/quotes",
  "sales/day-headers",
  "sales/quoted-departures",
  "sales/tasks",
  "sales/client-files",
  "sales/bookings",
  "sales/booking-changes",
  "sales/supplier-answers",
  "sales/reconfirmation",
  "content/labels",
  "content/itinerary-locations",
  "content/alerts",
];

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const unlisted = foldersIn(modules)
  .flatMap((area) => foldersIn(join(modules, area)).map((name) => `${area}/${name}`))
  .filter((name) => !listedModules.includes(name))
  .sort();

/** The listed modules with those that are not, in their places. */
function allModules() {
  const areaOf = (name) => name.split("/")[0];
  const last = (area) => listedModules.findLast((name) => areaOf(name) === area);
  const above = (name) => unlisted.filter((other) => last(areaOf(other)) === name);
  const ofNewAreas = unlisted.filter((name) => last(areaOf(name)) === undefined);
  return [...listedModules.flatMap((name) => [name, ...above(name)]), ...ofNewAreas];
}

const apiModules = allModules().map((name) => `^api/modules/${name}/`);

module.exports = { apiFloors, apiModules };
