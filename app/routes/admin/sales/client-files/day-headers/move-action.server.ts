import { data, href, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { readDayMove } from "#app/routes/admin/sales/client-files/day-headers/read-day-move.ts";
import { dayHeaderService } from "#app/services/day-headers.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";

type Place = { uid: string; url: URL };

/** Inserts or removes the day. What somebody else changed meanwhile stays, and the page shows it as it is now. */
export async function moveAction(
  request: Request,
  { uid, url }: Place,
  context: Readonly<RouterContextProvider>,
) {
  const form = await readForm(request);
  const wish = readDayMove(url.searchParams);
  if (!wish) throw data(null, { status: 404 });
  const { t } = getI18n(context);
  const stretch = form.getAll("stretch").filter((uidOf) => typeof uidOf === "string");
  const lock_version = Number(form.get("lock_version"));
  try {
    const service = dayHeaderService(context.get(apiContext), uid);
    const { moved } = await service.move({ ...wish, stretch, lock_version }, onceFor(form));
    const to = `${href("/admin/client-files/day-headers/:uid", { uid })}#day-${String(wish.day)}`;
    const text = t(`dayHeaders:move.${wish.what}Done`, { day: wish.day, count: moved });
    return await redirectWithToast(context, to, { text });
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "invalid")) throw error;
    return data({ refusal: messageForUser(error) }, { status: error.status });
  }
}
