import { data, href, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import type { Refusals } from "#app/forms/form-action.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { readMove } from "#app/records/reorder.tsx";
import { readPlace } from "#app/routes/admin/sales/client-files/days/day-places.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";
import { isToBeSaid, messageForUser, type ApiProblem } from "#app/services/http/problems.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The page of the services, at a day where one is named. */
export function servicesPage(uid: string, day?: number | string) {
  const path = href("/admin/client-files/:uid/services", { uid });
  return day === undefined ? path : `${path}#day-${day}`;
}

const simple = ["remove", "restore", "take", "leave"] as const;

/** Does what a button beside a service asks for, and says so; what somebody else saved meanwhile stays as it is. */
export async function serviceDeed(form: FormData, uid: string, context: Context) {
  const services = fileServiceService(context.get(apiContext), uid);
  const lock_version = Number(textOf(form, "lock_version"));
  const move = readMove(form);
  const action = simple.find((one) => one === textOf(form, "intent"));
  const day = move ? readPlace(move.position).day_no : textOf(form, "day") || undefined;
  try {
    if (move) {
      const { day_no, position } = readPlace(move.position);
      // A place is told by scripts and arrows, so it may be one that no day has.
      const wish = { action: "place" as const, lock_version, day_no, position };
      return await told(context, { uid, day, done: "place" }, await services.change(move.uid, wish));
    }
    if (!action) throw data(null, { status: 400 });
    const saved = await services.change(textOf(form, "line"), { action, lock_version });
    return await told(context, { uid, day, done: action }, saved);
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "invalid")) throw error;
    const text = error.standing === undefined ? conflictText(error, context) : messageForUser(error);
    return redirectWithToast(context, servicesPage(uid, day), { text, tone: "warning" });
  }
}

/** Why a file was not changed: the API's own words, or that somebody else was quicker. */
export function conflictText(error: ApiProblem, context: Context): string {
  return messageForUser(error) || getI18n(context).t("fileServices:conflict");
}

type Done = { uid: string; day: number | string | undefined; done: DoneKey };
export type DoneKey =
  | "place"
  | "move"
  | "swap"
  | "write"
  | "add"
  | "amend"
  | "trip"
  | (typeof simple)[number];

/** Back to the services, with what was done and how many of them have no price. */
export function told(context: Context, { uid, day, done }: Done, saved: { without_price: number }) {
  const { t } = getI18n(context);
  const words = t(`fileServices:done.${done}`);
  const { without_price: count } = saved;
  if (count === 0) return redirectWithToast(context, servicesPage(uid, day), { text: words });
  const text = t("fileServices:without", { text: words, count });
  return redirectWithToast(context, servicesPage(uid, day), { text, tone: "warning" });
}

/** What a form saves; where somebody else was quicker the form comes back with what was typed, and says so. */
export async function refusedByOthers(
  context: Context,
  save: () => Promise<Response>,
): Promise<Response | Refusals> {
  try {
    return await save();
  } catch (error) {
    if (!isToBeSaid(error, "conflict") || error.standing !== undefined) throw error;
    return { refused: { "": [conflictText(error, context)] }, status: 409 };
  }
}
