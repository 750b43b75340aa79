import { href, Link } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import type { Route } from "./+types/desk.ts";
import { FileDesk } from "#app/components/desk/file-desk.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { todayIn } from "#app/domain/trip-days.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { whoseOf } from "#app/routes/portal/whose.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { can } from "#contract/permission-expression.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = signedIn(context);
  const { timeZone } = brands[user.brand];
  return {
    title: getI18n(context).t("navigation:desk"),
    name: user.name,
    seesFiles: can(user, "own-files.view"),
    mayQuote: can(user, "quotes.create"),
    timeZone,
    today: todayIn(timeZone, new Date()),
    desk: await agentFileService(context.get(apiContext)).desk(whoseOf(request)),
  };
}

export default function AgentDesk({ loaderData }: Route.ComponentProps) {
  const { seesFiles, mayQuote, ...rest } = loaderData;
  const { t } = useTranslation(["navigation", "quotes"]);
  return (
    <FileDesk
      {...rest}
      list={seesFiles ? href("/app/list-bookings") : null}
      actions={
        mayQuote ? (
          <>
            <Link to={href("/app/list-bookings/create")} className={buttonVariants()}>
              {t("quotes:create.custom.title")}
            </Link>
            <Link to={href("/app/quick-quote")} className={buttonVariants({ variant: "primary" })}>
              {t("navigation:quickQuote")}
            </Link>
          </>
        ) : null
      }
      linkTo={({ reference }) => href("/app/view-booking/:reference", { reference })}
    />
  );
}
