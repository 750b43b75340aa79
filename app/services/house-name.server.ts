import type { SideCall } from "#app/services/http/side-calls.server.ts";
import { loadSettings } from "#app/services/settings.server.ts";

const keptMs = 60_000;

type Asking = { apiUrl: string; sideCall: SideCall; log: (line: string) => void };

/**
 * Answers with the name of the house as the settings of the API at `apiUrl` say it; undefined while they do not. A name
 * is asked for once a minute for all visitors of this process, a failure is not kept.
 */
export function createHouseName(now: () => number = Date.now) {
  const kept = new Map<string, { name: string; until: number }>();
  return async ({ apiUrl, sideCall, log }: Asking): Promise<string | undefined> => {
    const known = kept.get(apiUrl);
    if (known && known.until > now()) return known.name;
    const name = (await loadSettings(sideCall, log)).env?.general.company_name;
    if (name) kept.set(apiUrl, { name, until: now() + keptMs });
    return name ?? undefined;
  };
}

export const houseName = createHouseName();
