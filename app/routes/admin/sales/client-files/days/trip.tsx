import { data, href } from "react-router";
import type { Route } from "./+types/trip.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { apiContext } from "#app/context.ts";
import { checkChangeForm, readChangeForm } from "#app/domain/change-form.ts";
import { editRooms } from "#app/domain/product-search.ts";
import { TripForm } from "#app/features/booking-change/trip-form.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { AmendCard } from "#app/routes/admin/sales/client-files/days/amend-card.tsx";
import { confirmAmendment } from "#app/routes/admin/sales/client-files/days/confirm-amendment.server.ts";
import { moveQuote } from "#app/routes/admin/sales/client-files/days/move-quote.server.ts";
import { QuoteTripForm } from "#app/routes/admin/sales/client-files/days/quote-trip-form.tsx";
import { fileServiceService } from "#app/services/file-services.server.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";

export const middleware: Route.MiddlewareFunction[] = [can("services.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** What the address wishes of the trip as a whole, and what is wrong with it; services have a page of their own. */
function readTrip({ searchParams: params }: URL, booking: ChangePreview) {
  const typed = { ...readChangeForm(params, booking), remove: [], swap: [], add: [] };
  return { typed, ...checkChangeForm(typed, booking) };
}

/** A quote, or a booking as it is until something is asked for, and then what that would do and cost; else why not. */
export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const services = fileServiceService(context.get(apiContext), uid);
  const title = getI18n(context).t("fileServices:trip.title");
  const plain = await services.preview({});
  const { typed, wish, problems = {} } = readTrip(url, plain);
  const edit = url.searchParams.get("edit");
  const page = { title, uid, typed, booking: plain, problems: {}, asked: false, closed: null };
  if (!plain.possible) return { ...page, closed: (await services.edits()).reason };
  if (edit !== null) return { ...page, typed: { ...typed, rooms: editRooms(typed.rooms, edit) } };
  if (!url.searchParams.has("travel_date")) return page;
  if (!wish) return data({ ...page, problems }, { status: 422 });
  return { ...page, booking: await services.preview(wish), asked: true };
}

/** Also after a refusal: prices and the booking may be others by now. */
export function shouldRevalidate() {
  return true;
}

/** Moves the quote, or carries out what was shown of the booking. */
export async function action({ request, url, params: { uid }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (textOf(form, "intent") === "move") return moveQuote(form, uid, context);
  const { wish } = readTrip(url, await fileServiceService(context.get(apiContext), uid).preview({}));
  if (!wish) throw data(null, { status: 400 });
  const { leaving, travel_date, rooms } = wish;
  return confirmAmendment(
    { form, uid, context },
    {
      ...(travel_date !== undefined && { travel_date }),
      ...(rooms !== undefined && { rooms }),
      leaving: leaving?.split("_").map(Number) ?? [],
    },
  );
}

export default function ChangeTrip({ loaderData, actionData }: Route.ComponentProps) {
  const { title, uid, booking, typed, problems, asked, closed } = loaderData;
  const { t } = useTranslation("fileServices");
  return (
    <div className="max-w-3xl space-y-6">
      <FilePageHead title={title} file={booking} to={href("/admin/client-files/:uid/services", { uid })} />
      {closed === null ? null : (
        <Alert tone="warning" title={t("closed")}>
          <p>{closed}</p>
        </Alert>
      )}
      {booking.possible ? <TripForm booking={booking} typed={typed} problems={problems} /> : null}
      {booking.possible || closed !== null ? null : (
        <QuoteTripForm quote={booking} rooms={typed.rooms} lastResult={actionData} />
      )}
      {asked ? (
        <section id="price" aria-label={t("trip.price")} className="scroll-mt-20 space-y-4">
          {booking.proposal ? (
            <p className="max-w-[70ch] text-pretty text-muted-foreground">{t("amend.text")}</p>
          ) : null}
          <AmendCard key={booking.proposal?.hash} booking={booking} lastResult={actionData} />
        </section>
      ) : null}
    </div>
  );
}
