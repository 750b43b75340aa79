import type { Route } from "./+types/unread-notifications.ts";
import { sideCallContext, userContext } from "#app/context.ts";
import { notificationService } from "#app/services/notifications.server.ts";

/** How many notifications are new, for the bell of a page that is open. */
export async function loader({ context }: Route.LoaderArgs) {
  // Whose session has ended hears nothing more; the next page they open says so.
  if (!context.get(userContext)) return { unread: 0 };
  // Null where it cannot be said: the bell then keeps what it counted.
  return { unread: await context.get(sideCallContext)((api) => notificationService(api).unread(), null) };
}
