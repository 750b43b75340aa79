import { href } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/messages.ts";
import { MessageThread } from "#app/components/client-file/message-thread.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { apiContext } from "#app/context.ts";
import { officeClock } from "#app/domain/brands.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FileFrame } from "#app/routes/agent/view-booking/file-frame.tsx";
import { loadHead } from "#app/routes/agent/view-booking/load-file.server.ts";
import { agentMessageService } from "#app/services/file-messages.server.ts";
import { fileQuoteService } from "#app/services/quote-versions.server.ts";
import { MessageForm } from "./message-form.tsx";
import { messageRules } from "./message-rules.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const before = url.searchParams.get("before")?.slice(0, 26) || null;
  const [page, thread] = await Promise.all([
    loadHead(context, params.reference),
    agentMessageService(context.get(apiContext)).get(params.reference, before),
  ]);
  return { ...page, thread, isOlder: before !== null };
}

const MessageInput = z.object({
  to: z.enum(["office", "client"]),
  body: z.string().default(""),
});

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  return formAction(request, { schema: MessageInput, rules: messageRules }, async ({ to, body }, form) => {
    const api = context.get(apiContext);
    const { t } = getI18n(context);
    if (to === "client") await fileQuoteService(api).answer(reference, body, onceFor(form));
    else await agentMessageService(api).write(reference, body, onceFor(form));
    return redirectWithToast(context, href("/app/view-booking/:reference/messages", { reference }), {
      text: t(to === "client" ? "messages:doneClient" : "messages:doneConsultant"),
    });
  });
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { file, may, thread, isOlder } = loaderData;
  const { t } = useTranslation("messages");
  return (
    <FileFrame file={file} may={may} hasOwnAction>
      <div className="max-w-4xl space-y-4">
        <Card>
          <CardHeader>
            <CardTitle>{t("title")}</CardTitle>
            <CardDescription>{t("text")}</CardDescription>
          </CardHeader>
          <CardContent>
            <MessageThread
              thread={thread}
              fileUid={file.uid}
              timeZone={officeClock(file.currency)}
              reader="agent"
              path={href("/app/view-booking/:reference/messages", { reference: file.reference })}
              isOlder={isOlder}
            />
          </CardContent>
        </Card>
        {may.save ? (
          <Card className="print:hidden">
            <CardHeader>
              <CardTitle>{t("write")}</CardTitle>
            </CardHeader>
            <CardContent>
              <MessageForm mayReachClient={may.send && thread.client_reads} lastResult={actionData} />
            </CardContent>
          </Card>
        ) : (
          <p className="text-muted-foreground">{t("mayNot")}</p>
        )}
      </div>
    </FileFrame>
  );
}
