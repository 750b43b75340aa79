import { href, Link, redirect } from "react-router";
import type { Route } from "./+types/answer.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { choiceOf } from "#app/routes/supplier/requests/answer-choice.server.ts";
import { answerChosen, type AnswerReport } from "#app/routes/supplier/requests/answer-chosen.server.ts";
import { ChosenForm } from "#app/routes/supplier/requests/chosen-form.tsx";
import { ChosenFacts } from "#app/routes/supplier/requests/chosen-item.tsx";
import { ownRequestService } from "#app/services/own-requests.server.ts";
import type { ChosenRequest } from "#contract/sales/supplier-requests/bulk-calls.ts";

export const middleware: Route.MiddlewareFunction[] = [can("requests.respond")];

export const handle = inList("navigation:requests", href("/supplier-app/requests"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** What the address names; back to the list where that is nothing that can be answered together. */
async function openChoice(url: URL, context: Route.LoaderArgs["context"]) {
  const choice = choiceOf(url);
  if (!choice) throw redirect(href("/supplier-app/requests"));
  return { ...choice, chosen: await ownRequestService(context.get(apiContext)).chosen(choice.uids) };
}

/** What was ticked on the list: what can be answered so, and what cannot. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { answer, chosen } = await openChoice(url, context);
  const { t } = getI18n(context);
  return { title: t(`ownRequests:bulk.titles.${answer}`), answer, chosen };
}

/** Also after a refusal: some are answered by then. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerChosen(await readForm(request), await openChoice(url, context), context);
}

export default function AnswerRequests({ loaderData, actionData }: Route.ComponentProps) {
  const { title, answer, chosen } = loaderData;
  const { t } = useTranslation("ownRequests");
  const report = actionData && "report" in actionData ? actionData.report : null;
  const lastResult = actionData && !("report" in actionData) ? actionData : undefined;
  const open = chosen.filter(({ answers }) => answers.includes(answer));
  const others = chosen.filter(({ answers }) => !answers.includes(answer));
  return (
    <div className="max-w-3xl space-y-6">
      <header className="space-y-2">
        <h1 className="text-xl">{title}</h1>
        <p className="max-w-[70ch] text-pretty text-muted-foreground">{t(`bulk.texts.${answer}`)}</p>
      </header>
      {report ? <Report report={report} /> : null}
      {report || open.length === 0 ? null : (
        <Card>
          <CardContent className="pt-5">
            <ChosenForm
              key={open.map(({ uid }) => uid).join()}
              answer={answer}
              requests={open}
              lastResult={lastResult}
            />
          </CardContent>
        </Card>
      )}
      {report || others.length === 0 ? null : <Others requests={others} />}
      <p>
        <Link to={href("/supplier-app/requests")} className={buttonVariants({ variant: "secondary" })}>
          {t("bulk.back")}
        </Link>
      </p>
    </div>
  );
}

/** What was taken, and what was not with the reason of each. */
function Report({ report: { done, failed } }: { report: AnswerReport }) {
  const { t } = useTranslation("ownRequests");
  return (
    <Alert tone="warning" role="status" title={t("bulk.done", { count: done })} data-slot="answer-report">
      <p>{t("bulk.failed", { count: failed.length })}</p>
      <ul className="mt-1 space-y-1">
        {failed.map(({ uid, name, reason }) => (
          <li key={uid}>
            <Link
              to={href("/supplier-app/service/:uid", { uid })}
              className="font-medium underline underline-offset-2"
            >
              {name}
            </Link>
            {` · ${reason}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** What was ticked as well and cannot be answered so. */
function Others({ requests }: { requests: readonly ChosenRequest[] }) {
  const { t } = useTranslation("ownRequests");
  return (
    <section aria-labelledby="others" className="space-y-2">
      <h2 id="others" className="text-base font-semibold">
        {t("bulk.others", { count: requests.length })}
      </h2>
      <p className="max-w-[70ch] text-pretty text-muted-foreground">{t("bulk.othersText")}</p>
      <ul className="divide-y divide-border">
        {requests.map((request) => (
          <li key={request.uid} className="flex flex-wrap items-start justify-between gap-3 py-2">
            <ChosenFacts request={request} />
            <Link
              to={href("/supplier-app/service/:uid", { uid: request.uid })}
              aria-label={`${t("bulk.open")}: ${request.party_name}, ${request.name}`}
              className={buttonVariants({ size: "sm" })}
            >
              {t("bulk.open")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
