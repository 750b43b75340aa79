import { data, href, Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/change.ts";
import { ChangeCard } from "#app/components/booking-change/change-card.tsx";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext } from "#app/context.ts";
import { officeClock } from "#app/domain/brands.ts";
import { checkChangeForm, hasMoved, readChangeForm, type TypedChange } from "#app/domain/change-form.ts";
import { editRooms } from "#app/domain/product-search.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ChangeForm } from "#app/routes/agent/view-booking/change/change-form.tsx";
import { changeRules } from "#app/routes/agent/view-booking/change/change-rules.ts";
import { PricedChange } from "#app/routes/agent/view-booking/change/priced-change.tsx";
import { WithdrawForm } from "#app/routes/agent/view-booking/change/withdraw-form.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { agentChangeService } from "#app/services/booking-changes.server.ts";
import { ApiProblem, isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";
import { readServices, readSwaps } from "#contract/sales/bookings/wished-words.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.request-change")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** The booking as it is until something is asked for, then what that would do and cost. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const changes = agentChangeService(context.get(apiContext));
  const title = getI18n(context).t("changes:title");
  const plain = await changes.preview(params.reference);
  const read = readChangeForm(url.searchParams, plain);
  const edit = url.searchParams.get("edit");
  const typed = edit === null ? read : { ...read, rooms: editRooms(read.rooms, edit) };
  const asked = edit === null && url.searchParams.has("travel_date");
  const { wish, problems = {} } = checkChangeForm(typed, plain);
  const mayAdd = holds(signedIn(context), "quotes.create");
  const page = { title, typed, mayAdd, moved: hasMoved(url.searchParams, typed) };
  if (asked && wish) {
    const booking = await changes.preview(params.reference, wish);
    return { ...page, booking, problems: {}, asked };
  }
  // What was chosen has its names, whatever else is wrong.
  const booking = await withNames(changes, plain, typed);
  if (!asked) return { ...page, booking, problems: {}, asked };
  return data({ ...page, booking, problems, asked: false }, { status: 422 });
}

async function withNames(
  changes: ReturnType<typeof agentChangeService>,
  plain: ChangePreview,
  { swap, add }: TypedChange,
) {
  if (swap.length + add.length === 0) return plain;
  const chosen = {
    ...(swap.length > 0 && { swap: swap.join("_") }),
    ...(add.length > 0 && { add: add.join("_") }),
  };
  return changes.preview(plain.reference, chosen);
}

/** Also after a refusal: prices and the booking may be others by now. */
export function shouldRevalidate() {
  return true;
}

const Sent = z.object({
  lock_version: z.coerce.number().int(),
  hash: z.string(),
  remark: z.string().trim().max(2000).default(""),
  accepted: z.boolean().default(false),
});

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { t } = getI18n(context);
  const changes = agentChangeService(context.get(apiContext));
  const here = href("/app/view-booking/:reference/change", params);
  if (textOf(form, "intent") === "withdraw") {
    try {
      await changes.withdraw(params.reference, textOf(form, "change"), Number(textOf(form, "lock_version")));
      return await redirectWithToast(context, here, { text: t("changes:withdraw.done") });
    } catch (error) {
      if (!isToBeSaid(error, "conflict")) throw error;
      const text = messageForUser(error) || t("changes:conflict");
      return redirectWithToast(context, here, { text, tone: "warning" });
    }
  }
  const booking = await changes.preview(params.reference);
  const { wish } = checkChangeForm(readChangeForm(url.searchParams, booking), booking);
  if (!wish) throw data(null, { status: 400 });
  return formAction(form, { schema: Sent, rules: changeRules }, async (sent, formData) => {
    try {
      const body = {
        ...sent,
        ...(wish.travel_date !== undefined && { travel_date: wish.travel_date }),
        ...(wish.rooms !== undefined && { rooms: wish.rooms }),
        leaving: wish.leaving?.split("_").map(Number) ?? [],
        remove: wish.remove?.split("_") ?? [],
        swap: readSwaps(wish.swap ?? ""),
        add: readServices(wish.add ?? ""),
      };
      const { status } = await changes.send(params.reference, body, onceFor(formData));
      const text = status === "Applied" ? t("changes:send.doneNow") : t("changes:send.doneAsked");
      return await redirectWithToast(context, here, { text });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
      return { refused: { "": [messageForUser(error) || t("changes:conflict")] }, status: 409 };
    }
  });
}

export default function ChangeBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, typed, problems, asked, moved, mayAdd } = loaderData;
  const { t } = useTranslation("changes");
  const backTo = href("/app/view-booking/:reference", { reference: booking.reference });
  const waiting = booking.requests.some(({ status }) => status === "Open");
  return (
    <div className="max-w-3xl space-y-6">
      <FilePageHead title={t("title")} file={booking} to={backTo} />
      {booking.possible ? null : (
        <Alert tone="warning" title={t("impossible")}>
          <p>{t("impossibleText")}</p>
          <Link to={backTo} className={buttonVariants({ size: "sm", className: "mt-2" })}>
            {t("back")}
          </Link>
        </Alert>
      )}
      {booking.possible && !waiting ? (
        <>
          <ChangeForm {...{ booking, typed, problems, moved, mayAdd }} />
          {asked ? <PricedChange booking={booking} lastResult={actionData} /> : null}
        </>
      ) : null}
      {booking.requests.length > 0 ? (
        <section aria-labelledby="changes-asked" className="space-y-4">
          <h2 id="changes-asked" className="text-base font-semibold">
            {t("list")}
          </h2>
          {booking.requests.map((request) => (
            <ChangeCard
              key={request.uid}
              request={request}
              proposal={request.proposal}
              currency={booking.currency}
              timeZone={officeClock(booking.currency)}
            >
              {request.status === "Open" ? <WithdrawForm request={request} /> : null}
            </ChangeCard>
          ))}
        </section>
      ) : null}
    </div>
  );
}
