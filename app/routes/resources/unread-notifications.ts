import { data } from "react-router";
import type { Route } from "./+types/unread-notifications.ts";
import { apiContext, userContext } from "#app/context.ts";
import { notificationService } from "#app/services/notifications.server.ts";

/** How many notifications are new, for the bell of a page that is open. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(userContext)) throw data(null, { status: 401 });
  return { unread: await notificationService(context.get(apiContext)).unread() };
}
