import { ArrowLeft } from "lucide";
import { data, Form, href, Link, useNavigation } from "react-router";
import type { Route } from "./+types/move.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { moveAction } from "#app/routes/admin/sales/client-files/day-headers/move-action.server.ts";
import {
  MovedServices,
  SpanningServices,
} from "#app/routes/admin/sales/client-files/day-headers/moved-services.tsx";
import { officeFileService } from "#app/services/client-files.server.ts";
import { dayHeaderService } from "#app/services/day-headers.server.ts";
import { readDayMove } from "#app/routes/admin/sales/client-files/day-headers/read-day-move.ts";

export const middleware: Route.MiddlewareFunction[] = [can("services.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** Also after a refusal: the days may be others by now. */
export function shouldRevalidate() {
  return true;
}

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const wish = readDayMove(url.searchParams);
  if (!wish) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const [file, move] = await Promise.all([
    officeFileService(api).head(uid),
    dayHeaderService(api, uid).lookAtMove(wish.what, wish.day),
  ]);
  const { t } = getI18n(context);
  return { title: t(`dayHeaders:move.${wish.what}`, { day: wish.day }), name: file.name, uid, move };
}

export function action({ request, url, params: { uid }, context }: Route.ActionArgs) {
  return moveAction(request, { uid, url }, context);
}

/** What inserting or removing a day would do, and the button that does it. */
export default function MoveDays({ loaderData, actionData }: Route.ComponentProps) {
  const { title, name, uid, move } = loaderData;
  const { t } = useTranslation("dayHeaders");
  const locale = useLocale();
  const pending = useNavigation().state === "submitting";
  const back = href("/admin/client-files/day-headers/:uid", { uid });
  return (
    <div className="max-w-3xl space-y-6">
      <header className="space-y-2">
        <p className="text-muted-foreground">{name}</p>
        <h1 className="text-xl">{title}</h1>
        <Link
          to={back}
          className="inline-flex items-center gap-2 text-primary-text hover:underline print:hidden"
        >
          <Icon of={ArrowLeft} className="size-4" />
          {t("move.back")}
        </Link>
      </header>
      {actionData?.refusal ? (
        <Alert tone="danger" role="alert">
          {actionData.refusal}
        </Alert>
      ) : null}
      <p className="text-pretty">
        {t(`move.${move.what}Text`, {
          date: formatDayLong(move.date, locale),
          end: formatDayLong(move.end_date, locale),
        })}
      </p>
      {move.problem === null ? null : <Alert tone="warning">{move.problem}</Alert>}
      <MovedServices moves={move.moves} />
      <Form method="post" className="space-y-5">
        <FormKey />
        <input type="hidden" name="lock_version" value={move.lock_version} />
        {move.problem === null ? <SpanningServices spans={move.spans} what={move.what} /> : null}
        <div className="flex flex-wrap gap-2 print:hidden">
          {move.problem === null ? (
            <Button
              type="submit"
              variant={move.what === "insert" ? "primary" : "destructive"}
              pending={pending}
            >
              {t(`move.${move.what}Now`)}
            </Button>
          ) : null}
          <Link to={back} className={buttonVariants()}>
            {t("move.cancel")}
          </Link>
        </div>
      </Form>
    </div>
  );
}
