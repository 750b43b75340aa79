import { useTranslation } from "#app/i18n/use-translation.ts";
import { data, Form, Link, redirect } from "react-router";
import type { Route } from "./+types/confirm-email.ts";
import { AuthCard } from "#app/components/shell/auth-card.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext, userContext } from "#app/context.ts";
import { loginPathOf, portals } from "#app/domain/portals.ts";
import { useRootData } from "#app/lib/use-root-data.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { accessService } from "#app/services/access.server.ts";
import { pagePathOf } from "#app/lib/intended-path.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { whileFound } from "#app/services/http/while-found.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/**
 * Opening the link changes nothing. One that is used up, expired or unknown is expected: the page says so, with the
 * status of an unknown page.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const title = getI18n(context).t("auth:confirmEmail.title");
  return whileFound(
    async () => ({
      title,
      change: await accessService(context.get(apiContext)).getEmailChange(params.token),
    }),
    async () => data({ title, change: null }, { status: 404 }),
  );
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
  if (!loaderData.change) return <UsedLink />;
  return (
    <AuthCard
      brand={brand}
      title={t("confirmEmail.title")}
      intro={t("confirmEmail.intro", { email: loaderData.change.email })}
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

function UsedLink() {
  const { t } = useTranslation("auth");
  const { brand, locale } = useRootData();
  return (
    <AuthCard brand={brand} title={t("confirmEmail.title")} intro={t("confirmEmail.expired")} locale={locale}>
      <Link to="/" className={buttonVariants({ className: "w-full" })}>
        {t("forgotten.back")}
      </Link>
    </AuthCard>
  );
}
