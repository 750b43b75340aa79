import { data, type RouterContextProvider } from "react-router";
import type { PortalFacts } from "#app/components/desk/portal.tsx";
import type { Flash } from "#app/components/feedback/flash-message.tsx";
import { flashContext, localeContext, themeContext, userContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { portals } from "#app/domain/portals.ts";
import { getI18n } from "#app/middleware/locale.server.ts";

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
    notices: { flash: flashOf(context), onHold },
  };
}

/** The message of the action before, in words. */
function flashOf(context: Context): Flash | null {
  const pending = context.get(flashContext).take();
  if (!pending) return null;
  const { id, tone, key, values } = pending;
  // Only our own actions write the signed cookie; their keys are those of the catalogues.
  return { id, tone, text: getI18n(context).t(key as "shell:woops.title", values ?? {}) };
}
