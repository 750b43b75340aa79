import { data, href, Link } from "react-router";
import type { Route } from "./+types/ask-client.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { AskClientForm } from "#app/routes/agent/view-booking/account/ask-client-form.tsx";
import { askFormats, askRules } from "#app/routes/agent/view-booking/account/ask-rules.ts";
import { FileFrame } from "#app/routes/agent/view-booking/file-frame.tsx";
import { loadHead } from "#app/routes/agent/view-booking/load-file.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { agentPaymentService } from "#app/services/payments.server.ts";
import { AgentPaymentRequest } from "#contract/money/client-payment.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-account.view")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const [page, issued] = await Promise.all([
    loadHead(context, params.reference),
    agentFileService(context.get(apiContext)).invoices(params.reference),
  ]);
  const invoice = issued.invoices.find(({ uid }) => uid === params.invoice);
  if (!invoice) throw data(null, { status: 404 });
  return { ...page, invoice };
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { t } = getI18n(context);
  const { reference, invoice } = params;
  const schema = AgentPaymentRequest.omit({ invoice: true });
  return formAction(request, { schema, rules: askRules, formats: askFormats }, async (input, form) => {
    try {
      const service = agentPaymentService(context.get(apiContext));
      await service.ask(reference, { ...input, invoice }, onceFor(form));
      const text = t("payments:agent.done", { email: input.payer_email });
      return await redirectWithToast(context, href("/app/view-booking/:reference/invoices", { reference }), {
        text,
      });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
      return { refused: { "": [messageForUser(error)] }, status: 409 };
    }
  });
}

/** An agency asks its client to pay one of its invoices by card. */
export default function AskClient({ loaderData, actionData, params }: Route.ComponentProps) {
  const { file, may, invoice } = loaderData;
  const { t } = useTranslation("payments");
  return (
    <FileFrame file={file} may={may}>
      <div className="max-w-2xl space-y-4">
        <h2 className="text-lg">{t("agent.title")}</h2>
        <p className="text-pretty text-muted-foreground">{t("agent.text")}</p>
        <Card>
          <CardContent className="pt-5">
            <AskClientForm invoice={invoice} lastResult={actionData} />
          </CardContent>
        </Card>
        <Link
          to={href("/app/view-booking/:reference/invoices", { reference: params.reference })}
          className={buttonVariants({ variant: "secondary" })}
        >
          {t("agent.back")}
        </Link>
      </div>
    </FileFrame>
  );
}
