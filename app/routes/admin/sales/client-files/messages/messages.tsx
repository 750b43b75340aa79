import { href } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/messages.ts";
import { MessageThread } from "#app/components/client-file/message-thread.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { officeMessageService } from "#app/services/file-messages.server.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { MessageForm } from "./message-form.tsx";
import { messageRules } from "./message-rules.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const before = url.searchParams.get("before")?.slice(0, 26) || null;
  const api = context.get(apiContext);
  const account = signedIn(context);
  const [file, thread] = await Promise.all([
    officeFileService(api).head(params.uid),
    officeMessageService(api).get(params.uid, before),
  ]);
  const mayWrite = holds(account, "client-files.edit");
  return {
    title: file.name,
    file,
    thread,
    reader: officeReader(context),
    mayWrite,
    isOlder: before !== null,
  };
}

const MessageInput = z.object({ body: z.string().default("") });

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  return formAction(request, { schema: MessageInput, rules: messageRules }, async ({ body }, form) => {
    await officeMessageService(context.get(apiContext)).write(uid, body, onceFor(form));
    return redirectWithToast(context, href("/admin/client-files/:uid/messages", { uid }), {
      text: getI18n(context).t("messages:doneOffice"),
    });
  });
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { file, thread, reader, mayWrite, isOlder } = loaderData;
  const { t } = useTranslation("messages");
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-4xl space-y-4">
        <Card>
          <CardHeader>
            <CardTitle>{t("title")}</CardTitle>
            <CardDescription>{t("textOffice")}</CardDescription>
          </CardHeader>
          <CardContent>
            <MessageThread
              thread={thread}
              fileUid={file.uid}
              timeZone={brands[file.brand].timeZone}
              reader="office"
              path={href("/admin/client-files/:uid/messages", { uid: file.uid })}
              isOlder={isOlder}
            />
          </CardContent>
        </Card>
        {mayWrite ? (
          <Card className="print:hidden">
            <CardHeader>
              <CardTitle>{t("write")}</CardTitle>
            </CardHeader>
            <CardContent>
              <MessageForm lastResult={actionData} />
            </CardContent>
          </Card>
        ) : (
          <p className="text-muted-foreground">{t("mayNot")}</p>
        )}
      </div>
    </FileFrame>
  );
}
