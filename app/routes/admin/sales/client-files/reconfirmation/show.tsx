import { CalendarCheck } from "lucide";
import { Form, href, useNavigation } from "react-router";
import type { Route } from "./+types/show.ts";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { reconfirmAction } from "#app/features/reconfirm/reconfirm-action.server.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { ServiceCard } from "#app/routes/admin/sales/client-files/reconfirmation/service-card.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { fileReconfirmationService } from "#app/services/reconfirmation.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, services] = await Promise.all([
    officeFileService(api).head(params.uid),
    fileReconfirmationService(api).list(params.uid),
  ]);
  const account = signedIn(context);
  return {
    title: file.name,
    file,
    services,
    reader: officeReader(context),
    mayAsk: holds(account, "services.request"),
    mayAnswer: holds(account, "services.answer-on-behalf"),
  };
}

/** Also after a refusal: somebody else may have answered by now. */
export function shouldRevalidate() {
  return true;
}

/** Asks for what is due, or writes down what a supplier said. */
export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { t } = getI18n(context);
  const service = fileReconfirmationService(context.get(apiContext));
  const here = href("/admin/client-files/:uid/reconfirmation", { uid });
  if (form.get("intent") === "ask") {
    try {
      const { asked } = await service.ask(uid, onceFor(form));
      const text = t("reconfirmation:office.asked", { count: asked });
      return await redirectWithToast(context, here, { text });
    } catch (error) {
      if (!isToBeSaid(error, "conflict", "invalid")) throw error;
      const text = messageForUser(error) || t("errors:unavailable.title");
      return redirectWithToast(context, here, { text, tone: "warning" });
    }
  }
  return reconfirmAction(form, context, {
    whose: "supplier",
    send: async ({ inputs: [input], via, by }, headers) => {
      if (input) await service.answer(uid, { ...input, via, by }, headers);
      return undefined;
    },
    here,
    done: t("reconfirmation:office.answered"),
  });
}

export default function FileReconfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { file, services, reader, mayAsk, mayAnswer } = loaderData;
  const { t } = useTranslation("reconfirmation");
  const due = services.filter(({ state, reachable }) => state === "due" && reachable);
  const pending = useNavigation().formData?.get("intent") === "ask";
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-6">
        <header className="space-y-2">
          <h2 className="text-lg">{t("office.title")}</h2>
          <p className="text-pretty text-muted-foreground">{t("office.intro")}</p>
        </header>
        {mayAsk && due.length > 0 ? (
          <Form method="post" className="print:hidden">
            <FormKey />
            <input type="hidden" name="intent" value="ask" />
            <Button type="submit" variant="primary" pending={pending}>
              {t("office.ask", { count: due.length })}
            </Button>
          </Form>
        ) : null}
        {services.length === 0 ? (
          <EmptyState icon={CalendarCheck} title={t("office.empty")} text={t("office.emptyText")} />
        ) : (
          <ul className="space-y-4">
            {services.map((service) => (
              <li key={service.line_uid}>
                <ServiceCard
                  service={service}
                  timeZone={brands[file.brand].timeZone}
                  mayAnswer={mayAnswer}
                  lastResult={actionData}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </FileFrame>
  );
}
