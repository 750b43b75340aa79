/**
 * Who may import whom (docs/architecture.md). Each rule's comment says what to do instead.
 * Paths are regular expressions on the repository's own files.
 */
const { apiFloors, apiModules } = require("./scripts/boundaries/api-floors.cjs");
const { appLayers } = require("./scripts/boundaries/app-layers.cjs");

const test = "(\\.test\\.tsx?$|/testing/|^tests/)";

const registry = "/registry(?:-(?:routes|menu|walls|seeds|pages|permissions))?\\.ts$";

/** One rule for each place but the highest: it looks at nothing above it. */
function downwards(kind, places, to = {}) {
  return places.slice(0, -1).map((place, index) => ({
    name: `${kind}-${place.replace(/^\^api\/(modules\/)?|\/$/g, "").replaceAll("/", "-")}-looks-down`,
    comment: `Nothing in ${place.slice(1)} knows what stands above it (scripts/boundaries/api-floors.cjs has the order). Move what both need to a lower place.`,
    severity: "error",
    from: { path: place, pathNot: test },
    to: { ...to, path: places.slice(index + 1) },
  }));
}

module.exports = {
  forbidden: [
    ...downwards("api", apiFloors, { dependencyTypesNot: ["type-only"] }),
    ...downwards("module", apiModules),
    {
      name: "nothing-looks-at-what-puts-the-api-together",
      comment: "api/app, main, routes and their neighbours compose the floors; env gives its types away.",
      severity: "error",
      from: { path: "^api/[^/]+/", pathNot: test },
      to: { path: "^api/[^/]+\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "registries-lie-above",
      comment:
        "A registry knows all resources, so a resource that knew it would know all others. Only what puts them together imports it.",
      severity: "error",
      from: {
        path: "^(api|app|contract|tests)/",
        pathNot: [
          registry,
          "^contract/(endpoints|permissions)\\.ts$",
          "^api/routes\\.ts$",
          "^api/db/access\\.ts$",
          "^api/demo/seed-demo\\.ts$",
          "^app/routes/admin/(routes|navigation)\\.ts$",
          "^app/i18n/[a-z-]+(\\.server)?\\.ts$",
          "^app/i18n/locales/[a-z]+/core/navigation\\.ts$",
          "^tests/support/e2e/(pages|page-routes)\\.ts$",
          test,
        ],
      },
      to: {
        path: registry,
        pathNot: "^scripts/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-cycles",
      comment:
        "Two files that need each other are one subject, or need a third file below both. Types alone may go round.",
      severity: "error",
      from: { pathNot: "^node_modules/" },
      to: { circular: true, viaOnly: { pathNot: "^node_modules/", dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "contract-imports-zod-only",
      comment: "The contract is what both sides share; it knows neither.",
      severity: "error",
      from: { path: "^contract/", pathNot: test },
      to: { pathNot: ["^contract/", "^node_modules/zod/"] },
    },
    {
      name: "drawings-know-geometry-only",
      comment: "What pages and documents both show is drawn from plain values: it knows neither side.",
      severity: "error",
      from: { path: "^drawings/", pathNot: test },
      to: {
        pathNot: [
          "^(drawings|contract)/",
          "^node_modules/(@types/)?(d3-geo|topojson-(client|specification)|world-atlas)/",
          "^module$",
        ],
      },
    },
    {
      name: "app-knows-no-backend",
      comment: "The app speaks HTTP through app/services; shared knowledge belongs into contract/.",
      severity: "error",
      from: { path: "^app/", pathNot: test },
      to: { path: "^(api|server|scripts|tests)/" },
    },
    {
      name: "api-knows-the-contract-only",
      comment: "The API must run without the app.",
      severity: "error",
      from: { path: "^api/", pathNot: test },
      to: { path: "^(app|server|scripts|tests)/" },
    },
    {
      name: "status-settles-the-invoice",
      comment:
        "A derived status of a booking goes through settleStatus, so that its draft invoice follows wherever it changes.",
      severity: "error",
      from: { path: "^api/", pathNot: [test, "^api/modules/money/invoices/settle-status\\.ts$"] },
      to: { path: "^api/domain/files/file-status\\.ts$" },
    },
    {
      name: "server-starts-and-nothing-else",
      severity: "error",
      from: { path: "^server/", pathNot: test },
      to: { path: "^(scripts|tests)/" },
    },
    {
      name: "scripts-do-not-use-tests",
      severity: "error",
      from: { path: "^scripts/", pathNot: test },
      to: { path: "^tests/" },
    },
    ...appLayers,
    {
      name: "shared-folders-know-no-route",
      comment: "A shared folder that knows a route serves only that route.",
      severity: "error",
      from: { path: "^app/(?!routes/|routes\\.ts$|root\\.tsx$|entry\\.)", pathNot: test },
      to: { path: "^app/routes/" },
    },
    {
      name: "resource-folders-are-strangers",
      comment:
        "What two resources of the back office share moves to app/features, app/components or app/domain.",
      severity: "error",
      from: { path: "^app/routes/admin/([^/]+)/([^/]+)/", pathNot: test },
      to: { path: "^app/routes/admin/", pathNot: "^app/routes/admin/$1/$2/" },
    },
    {
      name: "screens-of-other-portals-are-strangers",
      comment: "The same outside of the back office, whose folders have areas above them.",
      severity: "error",
      from: { path: "^app/routes/(?!admin/|portal/|users/|account/)([^/]+)/([^/]+)/", pathNot: test },
      to: { path: "^app/routes/$1/[^/]+/", pathNot: "^app/routes/$1/$2/" },
    },
    {
      name: "portals-are-strangers",
      comment:
        "What two portals share moves to app/features, app/components or app/domain; whole pages that all portals have are in app/routes/portal, users and account.",
      severity: "error",
      from: { path: "^app/routes/([^/]+)/", pathNot: test },
      to: { path: "^app/routes/[^/]+/", pathNot: "^app/routes/($1|portal|users|account)/" },
    },
    {
      name: "shared-pages-know-no-portal",
      comment: "Pages that all portals have are given what differs.",
      severity: "error",
      from: { path: "^app/routes/(?:portal|users|account)/", pathNot: test },
      to: { path: "^app/routes/(?!portal/|users/|account/)[^/]+/" },
    },
    {
      name: "conform-in-forms-only",
      comment: "Screens use app/forms; the form library stays replaceable.",
      severity: "error",
      from: { pathNot: "^(app/forms/|node_modules/)" },
      to: { path: "^node_modules/@conform-to/" },
    },
    {
      name: "services-and-middleware-behind-routes",
      comment:
        "Only route modules, the root, the entries and *.server.ts files call services and middleware.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: [
          "^app/(routes|services|middleware)/",
          "^app/(root|entry\\.[a-z]+|context)\\.tsx?$",
          "\\.server\\.tsx?$",
          test,
        ],
      },
      to: { path: "^app/(services|middleware)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "domain-rules-are-pure",
      comment: "api/domain has neither HTTP nor SQL: pass what it needs.",
      severity: "error",
      from: { path: "^api/domain/", pathNot: test },
      to: {
        path: [
          "^api/(http|db|modules|mail|payments|realtime|jobs)/",
          "^node_modules/(hono|drizzle-orm|postgres|@electric-sql)/",
        ],
      },
    },
    {
      name: "tests-are-imported-by-tests-only",
      severity: "error",
      from: { path: "^(app|api|contract|drawings|server|scripts)/", pathNot: test },
      to: { path: test },
    },
    {
      name: "everything-resolves",
      comment: "Route types (./+types/…) are generated and virtual modules are made by the build.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["/\\+types/", "^\\./\\+types/", "^virtual:"] },
    },
    {
      name: "packages-are-declared",
      comment:
        "A package that another one brought along may be gone tomorrow. Route tables are read by the build.",
      severity: "error",
      from: {
        path: "^(app|api|contract|drawings|server)/",
        pathNot: [test, "^app/routes\\.ts$", "^app/routes/.*routes\\.ts$"],
      },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    // The packages of a second worktree may be a link to those of the first.
    preserveSymlinks: true,
    doNotFollow: { path: "^node_modules/" },
    exclude: {
      path: "^(build|\\.react-router|\\.data|\\.tmp|reports|tests/fixtures|scripts/bench/bare|scripts/bench/peers/(svelte|next))/",
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
    cache: { folder: ".tmp/boundaries", strategy: "content" },
  },
};
