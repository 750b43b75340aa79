const test = "(\\.test\\.tsx?$|/testing/|^tests/)";

/** From each shared folder of the app: what lies above it and must stay unknown to it. */
const appLayers = [
  {
    name: "lib",
    above: "domain|i18n|components|forms|data-table|records|features|services|middleware|routes|realtime",
  },
  {
    name: "domain",
    above: "components|forms|data-table|records|features|services|middleware|routes|realtime",
  },
  { name: "i18n", above: "components|forms|data-table|records|features|services|middleware|routes|realtime" },
  { name: "components", above: "forms|data-table|records|features|services|middleware|routes" },
  { name: "(?:forms|data-table)", above: "records|features|services|middleware|routes" },
  { name: "records", above: "features|services|middleware|routes" },
  { name: "features", above: "services|middleware|routes" },
  { name: "services", above: "components|forms|data-table|records|features|middleware|routes" },
  { name: "middleware", above: "components|forms|data-table|records|features|routes" },
].map(({ name, above }) => ({
  name: `app-${name
    .replace(/[^a-z-]+/g, " ")
    .trim()
    .replace(/\s+/g, "-")}-looks-down`,
  comment:
    "Arrows never turn round: lib ← domain ← components ← forms, data-table ← records ← features ← routes. Pass it as a parameter.",
  severity: "error",
  from: { path: `^app/${name}/`, pathNot: [test, "\\.server\\.tsx?$"] },
  to: { path: `^app/(?:${above})/`, pathNot: "\\.server\\.tsx?$" },
}));

module.exports = { appLayers };
