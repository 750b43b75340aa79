import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { apart } from "./scripts/setup/apart.ts";
import { menuIconsIn } from "./scripts/setup/menu-icons.ts";
import { spreadFirst } from "./scripts/setup/spread-first.ts";

/** Packages that read files beside their own: WebAssembly, native code, data. */
const keptApart = [
  "@electric-sql/pglite",
  "@myriaddreamin/typst-ts-web-compiler",
  "@node-rs/argon2",
  // Large, and only loaded where errors are reported.
  "@sentry/react-router",
  "world-atlas",
];

/** What most pages of the portals need; the roles are for those of users alone. */
const everywhere =
  /[\\/]app[\\/](?:components[\\/](?:desk|portal|shell|ui|feedback|realtime)|lib|domain(?![\\/]user-roles)|data-table|realtime)[\\/]|[\\/]app[\\/]i18n[\\/]config\.|[\\/]contract[\\/]catalogue[\\/]products[\\/]option-terms|node_modules[\\/](?:lucide|clsx|class-variance-authority)[\\/]/;

/**
 * Of these, what forms and single records need and lists do not. A module that is named here by mistake costs a list
 * one more file, and nothing else.
 */
const ofRecords = new RegExp(
  [
    "domain[\\\\/](?!brands|dates|file-statuses|money|portals|status-tone|user-roles|way-back)",
    "lib[\\\\/](?:form-text|intended-path|load-as-document|safe-path|scrub-event|use-arrival-focus|use-focus-back)",
    "app[\\\\/]records[\\\\/](?:record-page|remove-dialog)",
    "realtime[\\\\/](?:also-here|file-news|use-fresh-file|use-presence)",
    "shell[\\\\/](?:auth-card|contour-lines)",
    "ui[\\\\/](?:card|label|radio|service-type|switch|table|tabs|textarea)",
    "components[\\\\/]desk[\\\\/]",
    "components[\\\\/](?:client-file[\\\\/](?:file-strip|sums)|availability[\\\\/]availability-note)",
    "components[\\\\/]portal[\\\\/](?!crumbs|nav-entries|party-text|portal|print-button)",
    "icons[\\\\/](?:bed-double|binoculars|bus|car|footprints|image-off|shapes|ship|train-front)\\.",
  ].join("|"),
);

/** What shows the services, prices and papers of a file, to the office and to its agency. */
const ofFiles =
  /components[\\/](?:client-file[\\/](?:cancelled|client-link|file-days|itinerary-|new-price|party|price-|remarks|service-row|totals)|booking-change[\\/]waiting|itinerary-changes[\\/])/;

/** What they share with the pages of packages and trips. */
const ofPlaces =
  /components[\\/](?:place-picture|rich-text[\\/]read|itinerary-changes[\\/]change-words)|contract[\\/](?:formatted|sales[\\/]itineraries[\\/]running-tour)/;

/** What nearly every form needs; kinds of fields that few have stay apart. */
const ofForms = new RegExp(
  [
    "app[\\\\/]forms[\\\\/](?:app-form|error-summary|field-anchor|field-rules|form-(?!key|draft)|leave-question)",
    "app[\\\\/]forms[\\\\/](?:message|rules|submit-button|typed-rules|unsaved|use-(?!suggestions)|watch-form)",
    "app[\\\\/]forms[\\\\/]result-for|app[\\\\/]records[\\\\/](?:edit-record|opened-fields|record-(?:form|values)|use-opened)",
    "app[\\\\/]forms[\\\\/]fields[\\\\/](?:checkbox-field|choice-field|contact-field|date-field|date-input|field|group-frame|number-field|select-field|text-field)",
  ].join("|"),
);

/** How fields are called and a day is chosen and read: lists do that too, where they are filtered. */
const ofValues =
  /forms[\\/](?:field-(?:label|names)|fields[\\/]date-picker)|domain[\\/](?:typed|written)-dates/;

/** What lists need that can be arranged and acted on in bulk; those that are only read and filtered do without. */
const ofArrangedLists = /data-table[\\/](?:bulk-|column-menu|list-tools|view-)|records[\\/]export-link/;

const menuIcons = menuIconsIn(fileURLToPath(new URL("app/routes", import.meta.url)));

/** An icon that records draw and the menu as well is of every page. */
const isOfRecords = (id: string) => {
  const [, icon = ""] = /icons[\\/]([\w-]+)\.m?js$/.exec(id) ?? [];
  return ofRecords.test(id) && !menuIcons.has(icon);
};

/**
 * What every page of the portals needs comes in a few files instead of eighty: fewer requests, and text that
 * compresses together is a fifth smaller.
 */
const chunkGroups = [
  // All texts of a language once more (app/i18n/load-texts.ts), beside those of single areas.
  { name: (id: string) => `texts-${localeOf(id)}`, test: /[\\/]locales[\\/].*\?apart$/, priority: 4 },
  {
    name: "vendor",
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/,
    priority: 3,
  },
  {
    name: "portal",
    test: (id: string) => everywhere.test(id) && !isOfRecords(id) && !ofArrangedLists.test(id),
    priority: 2,
    minShareCount: 2,
  },
  { name: "values", test: ofValues, priority: 1.5, minShareCount: 2 },
  { name: "form", test: ofForms, priority: 0.5, minShareCount: 3 },
  { name: "arranged-list", test: ofArrangedLists, priority: 1, minShareCount: 3 },
  { name: "record", test: isOfRecords, priority: 1, minShareCount: 3 },
  // Lists and histories call fields by their names as well.
  { name: "field-words", test: /app[\\/]records[\\/]field-words/, priority: 1, minShareCount: 3 },
  { name: "labels", test: /components[\\/]labels[\\/]label-(?:chip|icons)/, priority: 1, minShareCount: 3 },
  { name: "place", test: ofPlaces, priority: 2, minShareCount: 2 },
  { name: "file", test: ofFiles, priority: 1, minShareCount: 2 },
];

function localeOf(id: string): string {
  return /[\\/]locales[\\/](\w+)/.exec(id)?.[1] ?? "";
}

/**
 * Every page names all scripts of all routes: a character of each hash that nobody needs costs it a quarter of a kilobyte.
 * Seven tell four million million contents of one name apart.
 */
const hashed = "[name]-[hash:7].js";

/** The framework's package names its development files for every use; those without its warnings stand beside them. */
const withoutWarnings = [
  { find: /^react-router$/, replacement: ofFramework("index.mjs") },
  { find: /^react-router\/dom$/, replacement: ofFramework("dom-export.mjs") },
];

function ofFramework(file: string): string {
  return fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));
}

/** Assets load from `/build/` (specification section 9); the server bundle has one entry of our own. */
export default defineConfig(({ command }) => ({
  plugins: [apart(), tailwindcss(), reactRouter(), spreadFirst()],
  build: { assetsDir: "build" },
  ...(command === "build" && { resolve: { alias: withoutWarnings } }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            entryFileNames: `build/${hashed}`,
            chunkFileNames: `build/${hashed}`,
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./server/entry.ts" } },
      // One file instead of a thousand halves the time to the first page. Vite's development server needs
      // packages as they are.
      ...(command === "build" && { resolve: { noExternal: true as const, external: keptApart } }),
    },
  },
}));
