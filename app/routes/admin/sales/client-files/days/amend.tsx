import { data, href, redirect } from "react-router";
import type { Route } from "./+types/amend.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { AmendCard } from "#app/routes/admin/sales/client-files/days/amend-card.tsx";
import { confirmAmendment } from "#app/routes/admin/sales/client-files/days/confirm-amendment.server.ts";
import { servicesPage } from "#app/routes/admin/sales/client-files/days/service-deeds.server.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";
import { readServices, readSwaps } from "#contract/sales/bookings/wished-words.ts";
import { readMoves } from "#contract/sales/file-services/moved-words.ts";

export const middleware: Route.MiddlewareFunction[] = [can("services.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** What the address wishes; nothing of it that is not written as it should be. */
function wishOf({ searchParams: params }: URL) {
  const word = (name: string) => params.getAll(name).join("_");
  return {
    remove: params.getAll("remove").filter((uid) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(uid)),
    swap: readSwaps(word("swap")),
    add: readServices(word("add")),
    move: readMoves(word("move")),
  };
}

/** What the change would do with the services of the booking, and what it would cost. */
export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const wish = wishOf(url);
  const asked = Object.entries(wish).filter(([, list]) => list.length > 0);
  if (asked.length === 0) throw data(null, { status: 404 });
  const words = Object.fromEntries(asked.map(([name]) => [name, url.searchParams.getAll(name).join("_")]));
  const booking = await fileServiceService(context.get(apiContext), uid).preview(words);
  if (!booking.possible) throw redirect(servicesPage(uid));
  return { title: getI18n(context).t("fileServices:amend.title"), uid, booking };
}

/** Also after a refusal: prices and the booking may be others by now. */
export function shouldRevalidate() {
  return true;
}

/** Carries out what was shown. */
export function action({ request, url, params: { uid }, context }: Route.ActionArgs) {
  return confirmAmendment({ form: request, uid, context }, wishOf(url));
}

export default function AmendServices({ loaderData, actionData }: Route.ComponentProps) {
  const { title, uid, booking } = loaderData;
  const { t } = useTranslation("fileServices");
  return (
    <div className="max-w-3xl space-y-5">
      <FilePageHead title={title} file={booking} to={href("/admin/client-files/:uid/services", { uid })} />
      <p className="max-w-[70ch] text-pretty text-muted-foreground">{t("amend.text")}</p>
      <AmendCard booking={booking} lastResult={actionData} />
    </div>
  );
}
