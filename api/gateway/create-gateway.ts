import type { Logger } from "pino";
import type { Database } from "#api/db/client.ts";
import type { Gateway } from "#api/gateway/gateway.ts";
import { simulatedGateway } from "#api/gateway/simulated.ts";
import { windcave } from "#api/gateway/windcave.ts";
import type { ApiEnv } from "#api/env.ts";

type Parts = { database: Database; now: () => Date; publicUrl: string; log: Logger };

/** The card company that the environment names; where real work is done with the simulation, the log says so. */
export function createGateway(env: ApiEnv, { log, ...parts }: Parts): Gateway {
  const {
    PAYMENT_GATEWAY: name,
    WINDCAVE_URL: url,
    WINDCAVE_USERNAME: username,
    WINDCAVE_API_KEY: apiKey,
  } = env;
  if (name === "windcave" && url && username && apiKey) return windcave({ url, username, apiKey });
  if (env.production) {
    const hint = "card payments are simulated and no money moves; PAYMENT_GATEWAY=windcave takes real ones";
    log.warn({ event: "payment.simulated", hint });
  }
  return simulatedGateway(parts);
}
