import type { SettingsState } from "#app/context.ts";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { getSettings } from "#contract/system/public-calls.ts";

/**
 * The settings state of specification section 4: `clean` stays true when the call fails. Pages then go on with
 * the brand's default name, and only the log knows (rulings 25).
 */
export async function loadSettings(api: ApiClient, log: (line: string) => void): Promise<SettingsState> {
  try {
    return { env: await api.call(getSettings), clean: false };
  } catch (error) {
    if (error instanceof Response) throw error;
    log("Invalid response!");
    return { env: null, clean: true };
  }
}
