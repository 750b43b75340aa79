import { data, href } from "react-router";
import type { Route } from "./+types/write.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { formatDay } from "#app/domain/dates.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { dayOf, openServices } from "#app/routes/admin/sales/client-files/days/open-services.server.ts";
import { OwnForm } from "#app/routes/admin/sales/client-files/days/own-form.tsx";
import { ownFormats, ownRules } from "#app/routes/admin/sales/client-files/days/own-rules.ts";
import { OwnSchema } from "#app/routes/admin/sales/client-files/days/own-schema.server.ts";
import { refusedByOthers, told } from "#app/routes/admin/sales/client-files/days/service-deeds.server.ts";
import { FinalBanner } from "#app/routes/admin/sales/client-files/final-banner.tsx";
import { useFinal } from "#app/routes/admin/sales/client-files/use-final.ts";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";
import { codesOfGroup, serviceGroups } from "#contract/catalogue/products/service-groups.ts";

export const middleware: Route.MiddlewareFunction[] = [can("services.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const { edits, head, status } = await openServices(uid, context);
  const day = dayOf(url, edits.days);
  if (!day) throw data(null, { status: 404 });
  const title = getI18n(context).t("fileServices:own");
  const reader = officeReader(context);
  return { title, uid, head, day, status, reader, lock_version: edits.lock_version };
}

/** Writes an own arrangement or a note into the day. */
export async function action({ request, url, params: { uid }, context }: Route.ActionArgs) {
  const options = { schema: OwnSchema, rules: ownRules, formats: ownFormats };
  const day = Number(url.searchParams.get("day")) || 1;
  return formAction(request, options, async ({ service, ...sent }, form) => {
    const group = serviceGroups.find(({ key }) => key === service)?.key ?? "other";
    const [service_type = "SU"] = codesOfGroup(group);
    const services = fileServiceService(context.get(apiContext), uid);
    return refusedByOthers(context, async () =>
      told(
        context,
        { uid, day, done: "add" },
        await services.add({ ...sent, service_type, day_no: day }, onceFor(form)),
      ),
    );
  });
}

export default function WriteService({ loaderData, actionData }: Route.ComponentProps) {
  const { title, uid, head, day, status, reader, lock_version } = loaderData;
  const { final, typed } = useFinal({ status }, actionData !== undefined);
  const { t } = useTranslation("quotes");
  const locale = useLocale();
  return (
    <div className="max-w-3xl space-y-5">
      <FilePageHead title={title} file={head} to={href("/admin/client-files/:uid/services", { uid })} />
      {final ? <FinalBanner file={uid} reader={reader} typed={typed} /> : null}
      {final && !typed ? null : (
        <Card>
          <CardHeader>
            <CardTitle>
              {t("days.day", { day: day.day_no })} · {formatDay(day.date, locale)}
            </CardTitle>
          </CardHeader>
          <CardContent>
            <OwnForm lockVersion={lock_version} lastResult={actionData} />
          </CardContent>
        </Card>
      )}
    </div>
  );
}
