import { href, Link } from "react-router";
import type { Route } from "./+types/show.ts";
import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { answerAction } from "#app/features/supplier-requests/answer-action.server.ts";
import { AnswerForms } from "#app/features/supplier-requests/answer-forms.tsx";
import { AskedCard, GivenCard } from "#app/features/supplier-requests/request-facts.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { ownRequestService } from "#app/services/own-requests.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("requests.view")];

export const handle = inList("navigation:requests", href("/supplier-app/requests"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  return {
    title: getI18n(context).t("supplierRequests:title"),
    request: await ownRequestService(context.get(apiContext)).get(params.uid),
    mayAnswer: holds(signedIn(context), "requests.respond"),
  };
}

/** Also after a refusal: somebody else may have answered by now. */
export function shouldRevalidate() {
  return true;
}

/** Answers the request. */
export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const service = ownRequestService(context.get(apiContext));
  const here = href("/supplier-app/service/:uid", { uid });
  return answerAction(request, context, {
    request: await service.get(uid),
    whose: "self",
    send: ({ via: _via, by: _by, ...answer }, headers) => service.answer(uid, answer, headers),
    done: { path: here, text: getI18n(context).t("ownRequests:answered") },
    here,
  });
}

export default function ConfirmService({ loaderData, actionData }: Route.ComponentProps) {
  const { request, mayAnswer } = loaderData;
  const { t } = useTranslation(["ownRequests", "supplierRequests", "supplierBookings"]);
  const locale = useLocale();
  const { due_at: dueAt, timezone, newer_uid: newer, consultant, brand } = request;
  const isOpen = mayAnswer && request.answers.length > 0;
  return (
    <div className="max-w-3xl space-y-6">
      <header className="space-y-3">
        <h1 className="text-xl">{`${t(`supplierRequests:kinds.${request.kind}`)}: ${request.party_name}`}</h1>
        <Facts>
          <Fact name={t("supplierBookings:fields.reference")}>{request.reference}</Fact>
          {dueAt && !request.given ? (
            <Fact name={t("due")}>{formatInstant(dueAt, timezone, locale)}</Fact>
          ) : null}
          <Fact name={consultant ?? brand.name}>{brand.phone}</Fact>
        </Facts>
      </header>
      <AskedCard request={request} />
      <GivenCard request={request} />
      {newer ? (
        <Link
          to={href("/supplier-app/service/:uid", { uid: newer })}
          className={buttonVariants({ variant: "primary" })}
        >
          {t("newer")}
        </Link>
      ) : null}
      {isOpen ? <AnswerForms request={request} whose="self" lastResult={actionData} /> : null}
      {isOpen || newer || request.given ? null : <Alert tone="info">{t("closed")}</Alert>}
    </div>
  );
}
