import { data, type RouterContextProvider } from "react-router";
import type { PortalFacts } from "#app/components/portal/portal.tsx";
import { localeContext, sideCallContext, themeContext, unreadContext, userContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { portals } from "#app/domain/portals.ts";
import { takeFlash } from "#app/middleware/flash.server.ts";
import { notificationService } from "#app/services/notifications.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The signed-in account; behind the audience guard of a portal there always is one. */
export function signedIn(context: Context) {
  const user = context.get(userContext);
  if (!user) throw data(null, { status: 401 });
  return user;
}

/** IANA zone of the reader's office, in which times are said. */
export function officeTimeZone(context: Context): string {
  return brands[signedIn(context).brand].timeZone;
}

/** What the frame of a portal shows of the account and its choices. */
export async function portalFacts(context: Context): Promise<PortalFacts> {
  const {
    uid,
    name,
    organisation,
    email,
    permissions,
    brand,
    audience,
    on_hold: onHold,
    brand_name: brandName,
  } = signedIn(context);
  return {
    user: {
      uid,
      name,
      role: organisation ?? email,
      permissions,
      profilePath: `${portals[audience].home}/profile`,
      unread: await unreadOf(context),
    },
    brand: { code: brand, name: brandName || brands[brand].name },
    preferences: { locale: context.get(localeContext), theme: context.get(themeContext) },
    notices: { flash: takeFlash(context), onHold },
  };
}

/** What the bell counts: as told with the account, else asked for by itself. */
async function unreadOf(context: Context): Promise<number> {
  const told = context.get(unreadContext);
  if (told !== "not-asked") return told ?? 0;
  return context.get(sideCallContext)((api) => notificationService(api).unread(), 0);
}
