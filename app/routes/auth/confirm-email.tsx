import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, isRouteErrorResponse, Link, redirect } from "react-router";
import type { Route } from "./+types/confirm-email.ts";
import { ErrorScreen } from "#app/components/feedback/error-screen.tsx";
import { AuthCard } from "#app/components/shell/auth-card.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext, userContext } from "#app/context.ts";
import { loginPathOf, portals } from "#app/domain/portals.ts";
import { errorTitle } from "#app/lib/page-title.ts";
import { useRootData } from "#app/lib/use-root-data.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { accessService } from "#app/services/access.server.ts";
import { pagePathOf } from "#app/lib/intended-path.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => [
  { title: error ? errorTitle(error, matches) : loaderData?.title },
];

/** Opening the link changes nothing; a link that is used up or expired is an ordinary 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { email } = await accessService(context.get(apiContext)).getEmailChange(params.token);
  return { title: getI18n(context).t("auth:confirmEmail.title"), email };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { audience, email } = await accessService(context.get(apiContext)).confirmEmailChange(params.token);
    if (context.get(userContext)?.audience !== audience) {
      return redirect(`${loginPathOf(audience)}?done=emailConfirmed`, 303);
    }
    const to = `${portals[audience].home}/profile`;
    return await redirectWithToast(context, to, {
      text: getI18n(context).t("profile:saved.emailConfirmed", { email }),
    });
  } catch (error) {
    // Used up in the meantime: the page says so when it is opened again.
    if (error instanceof ApiProblem && error.kind === "not-found") return redirect(pagePathOf(request), 303);
    throw error;
  }
}

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  const { brand, locale } = useRootData();
  return (
    <AuthCard
      brand={brand}
      title={t("confirmEmail.title")}
      intro={t("confirmEmail.intro", { email: loaderData.email })}
      locale={locale}
    >
      <Form method="post">
        <Button type="submit" variant="primary" className="w-full">
          {t("confirmEmail.submit")}
        </Button>
      </Form>
    </AuthCard>
  );
}

/** A link that is used up says so; the status stays that of an unknown page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation("auth");
  const { brand, locale, requestId } = useRootData();
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <ErrorScreen error={error} requestId={requestId} home="/" />;
  }
  return (
    <AuthCard brand={brand} title={t("confirmEmail.title")} intro={t("confirmEmail.expired")} locale={locale}>
      <Link to="/" className={buttonVariants({ className: "w-full" })}>
        {t("forgotten.back")}
      </Link>
    </AuthCard>
  );
}
