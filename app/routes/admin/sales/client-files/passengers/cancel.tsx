import { href, Link } from "react-router";
import type { Route } from "./+types/cancel.ts";
import { ProposalFacts } from "#app/components/booking-change/proposal-facts.tsx";
import { ProposalServices } from "#app/components/booking-change/proposal-services.tsx";
import { ProposalSums } from "#app/components/booking-change/proposal-sums.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { declineRules } from "#app/routes/admin/sales/client-files/decline-rules.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { LeavingForm } from "#app/routes/admin/sales/client-files/passengers/leaving-form.tsx";
import { officeFileService } from "#app/services/client-files.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { passengerService } from "#app/services/passengers.server.ts";
import { PassengerLeavingInput } from "#contract/sales/passengers/endpoints.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, leaving] = await Promise.all([
    officeFileService(api).head(params.uid),
    passengerService(api, params.uid).leaving(params.seq),
  ]);
  return { title: file.name, file, leaving, reader: officeReader(context) };
}

/** Also after a refusal: prices may be others by now. */
export function shouldRevalidate() {
  return true;
}

/** Takes the traveller out of the booking as it was shown. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { t } = getI18n(context);
  const service = passengerService(context.get(apiContext), params.uid);
  const { name } = await service.leaving(params.seq);
  const called = name || t("passengers:traveller", { number: params.seq });
  const options = { schema: PassengerLeavingInput, rules: declineRules };
  return formAction(request, options, async (input, form) => {
    try {
      await service.cancel(params.seq, input, onceFor(form));
      const text = t("passengers:leaving.done", { name: called });
      return await redirectWithToast(context, href("/admin/client-files/:uid/passengers", params), { text });
    } catch (error) {
      if (!isToBeSaid(error, "conflict")) throw error;
      return { refused: { "": [messageForUser(error) || t("passengers:leaving.conflict")] }, status: 409 };
    }
  });
}

export default function CancelPassenger({ loaderData, actionData, params }: Route.ComponentProps) {
  const { file, leaving, reader } = loaderData;
  const { t } = useTranslation(["passengers", "changes"]);
  const { proposal } = leaving;
  const name = leaving.name || t("passengers:traveller", { number: params.seq });
  const backTo = href("/admin/client-files/:uid/passengers", params);
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-6">
        <h2 className="text-lg">{t("passengers:leaving.title", { name })}</h2>
        {proposal ? (
          <>
            <p className="text-pretty">{t("passengers:leaving.intro")}</p>
            <Card>
              <ProposalFacts proposal={proposal} />
              <ProposalServices services={proposal.services} />
              <ProposalSums proposal={proposal} currency={file.currency} />
            </Card>
            <LeavingForm
              hash={proposal.hash}
              version={leaving.lock_version}
              backTo={backTo}
              lastResult={actionData}
            />
          </>
        ) : (
          <Alert tone="warning">
            {leaving.problems.map((problem) => (
              <p key={problem}>{t(`changes:problems.${problem}`)}</p>
            ))}
            {leaving.possible ? null : <p>{t("passengers:leaving.impossible")}</p>}
            <Link to={backTo} className={buttonVariants({ size: "sm", className: "mt-2" })}>
              {t("passengers:leaving.keep")}
            </Link>
          </Alert>
        )}
      </div>
    </FileFrame>
  );
}
