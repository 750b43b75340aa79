import type { SettingsState } from "#app/context.ts";
import type { SideCall } from "#app/services/http/side-calls.server.ts";
import { getSettings } from "#contract/system/public-calls.ts";

/**
 * The settings state of specification section 4: `clean` stays true when the call fails. Pages then go on with
 * the brand's default name, and only the log knows (rulings 25).
 */
export async function loadSettings(sideCall: SideCall, log: (line: string) => void): Promise<SettingsState> {
  const env = await sideCall((api) => api.call(getSettings), null);
  if (env === null) log("Invalid response!");
  return { env, clean: env === null };
}
