import { href } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/changes.ts";
import { ChangeCard } from "#app/components/booking-change/change-card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { AnswerChange } from "#app/routes/admin/sales/client-files/answer-change.tsx";
import { declineRules } from "#app/routes/admin/sales/client-files/decline-rules.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeChangeService } from "#app/services/booking-changes.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, changes] = await Promise.all([
    officeFileService(api).head(params.uid),
    officeChangeService(api).list(params.uid),
  ]);
  const account = signedIn(context);
  return {
    title: file.name,
    file,
    changes,
    reader: officeReader(context),
    mayAnswer: holds(account, "client-files.edit"),
  };
}

/** Also after a refusal: the change may be another one by now. */
export function shouldRevalidate() {
  return true;
}

const Refused = z.object({
  lock_version: z.coerce.number().int(),
  reason: z.string().trim().max(1000).default(""),
});

/** Carries a change out as it was shown, or declines it with a reason. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { t } = getI18n(context);
  const changes = officeChangeService(context.get(apiContext));
  const here = href("/admin/client-files/:uid/changes", { uid: params.uid });
  const change = textOf(form, "change");
  try {
    if (textOf(form, "intent") === "apply") {
      await changes.apply(params.uid, change, {
        lock_version: Number(textOf(form, "lock_version")),
        hash: textOf(form, "hash"),
      });
      return await redirectWithToast(context, here, { text: t("changes:office.applied") });
    }
    return await formAction(form, { schema: Refused, rules: declineRules }, async (sent) => {
      await changes.decline(params.uid, change, sent);
      return redirectWithToast(context, here, { text: t("changes:office.declined") });
    });
  } catch (error) {
    if (!isToBeSaid(error, "conflict")) throw error;
    const text = messageForUser(error) || t("changes:conflict");
    return redirectWithToast(context, here, { text, tone: "warning" });
  }
}

export default function FileChanges({ loaderData, actionData }: Route.ComponentProps) {
  const { file, changes, reader, mayAnswer } = loaderData;
  const { t } = useTranslation("changes");
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-6">
        <h2 className="text-lg">{t("office.title")}</h2>
        {changes.length === 0 ? <EmptyState title={t("office.none")} /> : null}
        {changes.map((change) => (
          <ChangeCard
            key={change.uid}
            request={change}
            proposal={change.today ?? change.proposal}
            currency={file.currency}
            timeZone={brands[file.brand].timeZone}
          >
            {change.status === "Open" ? (
              <AnswerChange
                change={change}
                currency={file.currency}
                mayAnswer={mayAnswer}
                lastResult={actionData}
              />
            ) : null}
          </ChangeCard>
        ))}
      </div>
    </FileFrame>
  );
}
