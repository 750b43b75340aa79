import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { portals } from "#app/domain/portals.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { profileService } from "#app/services/profile.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The calls of the own account, and where its pages are. */
export function ownAccount(context: Context) {
  const { audience } = signedIn(context);
  const path = `${portals[audience].home}/profile`;
  return {
    profile: profileService(context.get(apiContext)),
    paths: {
      details: path,
      notifications: `${path}/notifications`,
      security: `${path}/security`,
      twoFactor: `${path}/security/two-factor`,
    },
  };
}
