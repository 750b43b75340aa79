export { startApi } from "#server/start-api.ts";
export { startWeb } from "#server/start-web.ts";
