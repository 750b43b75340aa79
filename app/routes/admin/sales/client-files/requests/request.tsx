import { href } from "react-router";
import type { Route } from "./+types/request.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { apiContext } from "#app/context.ts";
import { answerAction } from "#app/features/supplier-requests/answer-action.server.ts";
import { AnswerForms } from "#app/features/supplier-requests/answer-forms.tsx";
import { AskedCard, GivenCard } from "#app/features/supplier-requests/request-facts.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { fileRequestService } from "#app/services/supplier-requests.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, request] = await Promise.all([
    officeFileService(api).head(params.uid),
    fileRequestService(api).get(params.uid, params.request),
  ]);
  return {
    title: file.name,
    file,
    request,
    reader: officeReader(context),
    mayAnswer: holds(signedIn(context), "services.answer-on-behalf"),
  };
}

/** Also after a refusal: somebody else may have answered by now. */
export function shouldRevalidate() {
  return true;
}

/** Writes down what the supplier answered by phone or e-mail. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid, request: key } = params;
  const service = fileRequestService(context.get(apiContext));
  const asked = await service.get(uid, key);
  const { t } = getI18n(context);
  return answerAction(request, context, {
    request: asked,
    whose: "supplier",
    send: (answer, headers) => service.answer(uid, key, answer, headers),
    done: {
      path: `${href("/admin/client-files/:uid", { uid })}#supplier-requests`,
      text: t("supplierRequests:office.answered", { supplier: asked.supplier_name }),
    },
    here: href("/admin/client-files/:uid/requests/:request", { uid, request: key }),
  });
}

export default function FileRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, request, reader, mayAnswer } = loaderData;
  const { t } = useTranslation("supplierRequests");
  const isOpen = mayAnswer && request.answers.length > 0;
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-6">
        <h2 className="text-lg">{`${t(`kinds.${request.kind}`)}: ${request.supplier_name}`}</h2>
        <AskedCard request={request} />
        <GivenCard request={request} />
        {isOpen ? (
          <section aria-labelledby="answer-for" className="space-y-3">
            <h3 id="answer-for" className="text-base font-semibold">
              {t("office.answerTitle")}
            </h3>
            <p className="text-pretty text-muted-foreground">
              {t("office.answerText", { supplier: request.supplier_name })}
            </p>
            <AnswerForms request={request} whose="supplier" lastResult={actionData} />
          </section>
        ) : (
          <Alert tone="info">{t("office.closed")}</Alert>
        )}
      </div>
    </FileFrame>
  );
}
