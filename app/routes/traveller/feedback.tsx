import { data } from "react-router";
import type { Route } from "./+types/feedback.ts";
import { FeedbackPage } from "#app/components/journey/feedback/feedback-page.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { serviceNamed } from "#app/domain/service-name.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { giveFeedback } from "#app/routes/traveller/feedback.server.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";
import { tripReviewService } from "#app/services/reviews.server.ts";

export const handle = { hydrate: false, dress: "request" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [itinerary, reviews] = await Promise.all([
    itineraryService(api).get(params.token, context.get(localeContext)),
    tripReviewService(api).list(params.token),
  ]);
  const service = serviceNamed(
    itinerary.days.flatMap(({ services }) => services),
    params.service,
  );
  const day = itinerary.days.find(({ services }) => service && services.includes(service));
  const review = reviews.find(({ uid }) => uid === service?.uid);
  if (!day || !service || !review) throw data(null, { status: 404 });
  return {
    title: getI18n(context).t("tripFeedback:title"),
    itinerary,
    service,
    review,
    pageBrand: itinerary.brand.code,
    path: `/travel-app/${params.token}/feedback/${params.service}`,
    back: `/travel-app/${params.token}#day-${String(day.day_no)}`,
    said: url.searchParams.has("said"),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return giveFeedback(request, params, context);
}

export default function Feedback({ loaderData, actionData }: Route.ComponentProps) {
  const { itinerary, service, review, path, back, said } = loaderData;
  return (
    <FeedbackPage
      {...{ itinerary, service, review, path, back }}
      said={said && !actionData}
      attempt={actionData}
    />
  );
}
