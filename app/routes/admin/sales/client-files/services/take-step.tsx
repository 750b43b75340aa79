import { data, href, Link } from "react-router";
import type { Route } from "./+types/take-step.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext } from "#app/context.ts";
import { formAction, type Refusals } from "#app/forms/form-action.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { StepForm } from "#app/routes/admin/sales/client-files/services/step-form.tsx";
import { StepList } from "#app/routes/admin/sales/client-files/services/step-list.tsx";
import { StepReport } from "#app/routes/admin/sales/client-files/services/step-report.tsx";
import { StepFormInput } from "#app/routes/admin/sales/client-files/services/step-input.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { serviceStepService } from "#app/services/service-steps.server.ts";
import { mostSteps, type StepReport as Report } from "#contract/sales/service-steps/endpoints.ts";
import { ServiceStep } from "#contract/sales/service-steps/step.ts";

export const middleware: Route.MiddlewareFunction[] = [can("services.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** What the step would make of the services that were chosen. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const step = stepIn(params);
  const { t } = getI18n(context);
  const chosen = url.searchParams.getAll("ids").slice(0, mostSteps);
  const api = context.get(apiContext);
  const [file, preview] = await Promise.all([
    officeFileService(api).head(params.uid),
    chosen.length > 0 ? serviceStepService(api, params.uid).preview(step, chosen) : null,
  ]);
  const shown = preview ?? { step, currency: file.currency, services: [] };
  return { title: t(`serviceSteps:steps.${step}`), file, preview: shown, reader: officeReader(context) };
}

function stepIn({ step }: { step: string }): ServiceStep {
  const known = ServiceStep.safeParse(step);
  if (!known.success) throw data(null, { status: 404 });
  return known.data;
}

/** Also after a refusal: the services may be others by now. */
export function shouldRevalidate() {
  return true;
}

/** Takes the step. Where it was not taken with all of them the page says which were left, and why. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const step = stepIn(params);
  const form = await readForm(request);
  const { t } = getI18n(context);
  const service = serviceStepService(context.get(apiContext), params.uid);
  const left: { report: Report | null } = { report: null };
  const result = await formAction(
    form,
    { schema: StepFormInput },
    async ({ seen, ...words }): Promise<Response | Refusals> => {
      if (seen.length === 0) return { refused: { "": [t("serviceSteps:nothingChosen")] } };
      const report = await service.take(step, { ...words, services: seen });
      if (report.services.some(({ done }) => !done)) {
        left.report = report;
        return { refused: {} };
      }
      const text = t("serviceSteps:done", {
        step: t(`serviceSteps:steps.${step}`),
        count: report.services.length,
      });
      return redirectWithToast(context, href("/admin/client-files/:uid", params), { text });
    },
  );
  return left.report ? { report: left.report } : result;
}

export default function TakeStep({ loaderData, actionData }: Route.ComponentProps) {
  const { file, preview, reader } = loaderData;
  const { t } = useTranslation("serviceSteps");
  const backTo = href("/admin/client-files/:uid", { uid: file.uid });
  const report = actionData && "report" in actionData ? actionData.report : null;
  const lastResult = actionData && !("report" in actionData) ? actionData : undefined;
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-6">
        <h2 className="text-lg">{t(`steps.${preview.step}`)}</h2>
        {report ? (
          <StepReport file={file.uid} report={report} />
        ) : (
          <>
            <p className="text-pretty text-muted-foreground">{t(`intro.${preview.step}`)}</p>
            {preview.services.length > 0 ? <StepList preview={preview} /> : null}
            {preview.services.some(({ to }) => to !== null) ? (
              <StepForm preview={preview} backTo={backTo} lastResult={lastResult} />
            ) : (
              <Alert tone="info">
                <p>{t(preview.services.length > 0 ? "none" : "nothingChosen")}</p>
                <Link to={backTo} className={buttonVariants({ size: "sm", className: "mt-2" })}>
                  {t("back")}
                </Link>
              </Alert>
            )}
          </>
        )}
      </div>
    </FileFrame>
  );
}
