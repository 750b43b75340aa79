import { href, Link } from "react-router";
import type { Route } from "./+types/show.ts";
import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { SinceFinalised } from "#app/components/itinerary-changes/since-finalised.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { formatDayLong, formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { CheckIcon } from "#app/routes/admin/quality/fit-finalisation-tracker/check-icon.tsx";
import { checkLink, checkText } from "#app/routes/admin/quality/fit-finalisation-tracker/check-words.ts";
import { FinaliseForms } from "#app/routes/admin/quality/fit-finalisation-tracker/finalise-forms.tsx";
import { finalisationAction } from "#app/routes/admin/quality/fit-finalisation-tracker/record-action.server.ts";
import { StageBadge } from "#app/routes/admin/quality/fit-finalisation-tracker/stage-badge.tsx";
import { TickForm } from "#app/routes/admin/quality/fit-finalisation-tracker/tick-form.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { finalisationService } from "#app/services/finalisations.server.ts";
import { can as holds } from "#contract/permission-expression.ts";
import type { Finalisation, FinalisationTick } from "#contract/quality/finalisation/finalisation.ts";

export const middleware: Route.MiddlewareFunction[] = [can("fit-finalisation.view")];

export const handle = inList("navigation:fitFinalisationTracker", href("/admin/fit-finalisation-tracker"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const record = await finalisationService(context.get(apiContext)).get(params.uid);
  const account = signedIn(context);
  return {
    title: record.name,
    record,
    mayEdit: holds(account, "fit-finalisation.edit"),
    mayOverride: holds(account, "fit-finalisation.override"),
  };
}

/** Also after a refusal: somebody else may have done it by now. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return finalisationAction(await readForm(request), params.uid, context);
}

export default function FinalisationRecord({ loaderData, actionData }: Route.ComponentProps) {
  const { record, mayEdit, mayOverride } = loaderData;
  const { t } = useTranslation("finalisation");
  const locale = useLocale();
  const { uid, reference, name } = record;
  return (
    <div className="max-w-3xl space-y-6">
      <header className="space-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-xl">{`${reference} ${name}`}</h1>
          <StageBadge stage={record.stage} />
        </div>
        <Facts>
          <Fact name={t("fields.travel_date")}>{formatDayLong(record.travel_date, locale)}</Fact>
          <Fact name={t("fields.due_on")}>{formatDayLong(record.due_on, locale)}</Fact>
          <Fact name={t("fields.owner")}>{record.consultant_name ?? t("nobody")}</Fact>
          <Fact name={t("fields.agency")}>{record.agency_name}</Fact>
        </Facts>
        <p>
          <Link to={href("/admin/client-files/:uid", { uid })} className="underline underline-offset-2">
            {t("openFile")}
          </Link>
        </p>
      </header>
      <Done record={record} />
      <SinceFinalised changes={record.changes} currency={record.currency} />
      <Checks record={record} mayEdit={mayEdit} />
      {mayEdit ? <FinaliseForms {...{ record, mayOverride }} lastResult={actionData} /> : null}
    </div>
  );
}

/** How it was finalised and opened again. */
function Done({ record }: { record: Finalisation }) {
  const { t } = useTranslation("finalisation");
  const locale = useLocale();
  const at = (instant: string) => formatInstant(instant, brands[record.brand].timeZone, locale);
  const { finalised_at: finalisedAt, reopened_at: reopenedAt, override_reason: override } = record;
  if (!finalisedAt) return null;
  return (
    <div className="space-y-1">
      <p>{t("finalisedBy", { moment: at(finalisedAt), name: record.finalised_by ?? "" })}</p>
      {override ? <p>{t("overrideReason", { reason: override })}</p> : null}
      {reopenedAt ? (
        <p>
          {t("reopenedBy", {
            moment: at(reopenedAt),
            name: record.reopened_by ?? "",
            reason: record.reopened_reason ?? "",
          })}
        </p>
      ) : null}
      {record.stage === "Reopened" && !reopenedAt ? <p>{t("reopenedByChange")}</p> : null}
    </div>
  );
}

const ticks = ["names", "flights", "dietary"] as const satisfies readonly FinalisationTick[];

function Checks({ record, mayEdit }: { record: Finalisation; mayEdit: boolean }) {
  const { t } = useTranslation("finalisation");
  const isOpen = record.stage !== "Finalised";
  return (
    <Card>
      <CardContent className="pt-5">
        <ul className="divide-y divide-border" aria-label={t("fields.checks")}>
          {record.checks.map((one) => {
            const tick = ticks.find((name) => name === one.check);
            return (
              <li key={one.check} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
                <CheckIcon state={one.state} />
                <div className="min-w-0 flex-1 basis-48">
                  {one.state === "done" ? (
                    <p>{checkText(one, t)}</p>
                  ) : (
                    <Link to={checkLink(one.check, record.uid)} className="underline underline-offset-2">
                      {checkText(one, t)}
                    </Link>
                  )}
                  <p className="text-xs text-muted-foreground">{t(`states.${one.state}`)}</p>
                </div>
                {tick ? <TickForm tick={tick} record={record} mayEdit={mayEdit && isOpen} /> : null}
              </li>
            );
          })}
        </ul>
      </CardContent>
    </Card>
  );
}
