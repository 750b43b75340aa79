import { route, type Route } from "#api/http/mount.ts";
import { readPublicSettings } from "#api/modules/system/settings/settings.ts";
import { getSettings, getVersion } from "#contract/system/public-calls.ts";

/** What everybody may ask: settings and version. */
export const settingRoutes: Route[] = [
  route(getSettings, (_input, call) => readPublicSettings(call)),
  route(getVersion, async (_input, { version }) => ({ version })),
];
