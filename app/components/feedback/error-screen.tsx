import type { TFunction } from "i18next";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { isRouteErrorResponse } from "react-router";
import { ForbiddenPage } from "#app/components/feedback/forbidden-page.tsx";
import { MaintenancePage } from "#app/components/feedback/maintenance-page.tsx";
import { OfflinePage } from "#app/components/feedback/offline-page.tsx";
import { OutagePage } from "#app/components/feedback/outage-page.tsx";
import { ProblemPage } from "#app/components/feedback/problem-page.tsx";
import { UnansweredPage } from "#app/components/feedback/unanswered-page.tsx";
import { WoopsPage } from "#app/components/feedback/woops-page.tsx";
import { isConnectionLost } from "#app/lib/connection-lost.ts";
import type { WayBack } from "#app/domain/way-back.ts";
import { readProblem } from "#app/lib/problem-data.ts";

type ErrorScreenProps = {
  error: unknown;
  /** Id of the request that rendered the page, when the error has none of its own. */
  requestId?: string | undefined;
  back: WayBack;
  inShell?: boolean;
};

/** The page for an error that reached a boundary. What the error object holds is never shown. */
export function ErrorScreen(props: ErrorScreenProps) {
  // Without a connection nothing can be fetched any more, not even words: this page has those that came first.
  if (isConnectionLost(props.error)) return <OfflinePage inShell={props.inShell} />;
  return <AnsweredError {...props} />;
}

function AnsweredError({ error, requestId, back, inShell = false }: ErrorScreenProps) {
  const { t } = useTranslation("errors");
  const problem = isRouteErrorResponse(error) ? readProblem(error.data) : {};
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <WoopsPage back={back} inShell={inShell} />;
  if (status === 403)
    return <ForbiddenPage permission={problem.permission} back={back.to} inShell={inShell} />;
  const errorId = problem.requestId ?? requestId;
  if (problem.unanswered) {
    return <UnansweredPage call={problem.unanswered} errorId={errorId} inShell={inShell} />;
  }
  if (problem.outage) return <OutagePage errorId={errorId} unsent={problem.unsent} inShell={inShell} />;
  if (status === 503) return <MaintenancePage retrySeconds={problem.retryAfter} inShell={inShell} />;
  const message = messageOf(status, problem.retryAfter, t);
  return <ProblemPage errorId={errorId} {...(message && { message })} inShell={inShell} />;
}

/** What a refusal means to whoever sent the form; nothing where the failure is ours. */
function messageOf(status: number, retryAfter: number | undefined, t: TFunction<"errors">) {
  if (status === 429) return t("tooMany", { count: retryAfter ?? 60 });
  if (status === 413) return t("tooLarge");
  if (status === 409 || status === 412) return t("changed");
  return status === 400 || status === 422 ? t("unreadable") : undefined;
}
