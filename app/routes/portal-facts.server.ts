import { data, type RouterContextProvider } from "react-router";
import type { PortalFacts } from "#app/components/desk/portal.tsx";
import { localeContext, themeContext, userContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { portals } from "#app/domain/portals.ts";
import { takeFlash } from "#app/middleware/flash.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The signed-in account; behind the audience guard of a portal there always is one. */
export function signedIn(context: Context) {
  const user = context.get(userContext);
  if (!user) throw data(null, { status: 401 });
  return user;
}

/** What the frame of a portal shows of the account and its choices. */
export function portalFacts(context: Context): PortalFacts {
  const { name, organisation, email, permissions, brand, audience, on_hold: onHold } = signedIn(context);
  return {
    user: {
      name,
      role: organisation ?? email,
      permissions,
      profilePath: `${portals[audience].home}/profile`,
    },
    brand: { code: brand, name: brands[brand].name },
    preferences: { locale: context.get(localeContext), theme: context.get(themeContext) },
    notices: { flash: takeFlash(context), onHold },
  };
}
