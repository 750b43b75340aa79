import { href } from "react-router";
import type { Route } from "./+types/vouchers.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { voucherRules, VouchersForm } from "#app/routes/admin/sales/client-files/vouchers/vouchers-form.tsx";
import { officeFileService } from "#app/services/client-files.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { voucherMailService } from "#app/services/voucher-mails.server.ts";
import { VoucherMailInput, type VoucherMails } from "#contract/sales/voucher-mails/voucher-mails.ts";

/** Who publishes sees no files by that alone: the calls of this page ask for `itineraries.publish` besides. */
export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** Also after a refusal: what holds may be other by now. */
export function shouldRevalidate() {
  return true;
}

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, vouchers] = await Promise.all([
    officeFileService(api).head(uid),
    voucherMailService(api, uid).get(),
  ]);
  return { title: file.name, file, vouchers, reader: officeReader(context) };
}

export function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const service = voucherMailService(context.get(apiContext), uid);
  return formAction(request, { schema: VoucherMailInput, rules: voucherRules }, async (input, posted) => {
    try {
      const { email } = await service.send(input, onceFor(posted));
      const text = getI18n(context).t("voucherMails:done", { email });
      return await redirectWithToast(context, href("/admin/client-files/:uid/vouchers", { uid }), { text });
    } catch (error) {
      if (!isToBeSaid(error, "conflict")) throw error;
      return { refused: { "": [messageForUser(error)] }, status: 409 };
    }
  });
}

/** Sends the vouchers of a booking by mail, and shows who got them when. */
export default function FileVouchers({ loaderData, actionData }: Route.ComponentProps) {
  const { file, vouchers, reader } = loaderData;
  const { t } = useTranslation("voucherMails");
  const { problem, ready, waiting, readers } = vouchers;
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-6">
        <div className="space-y-1">
          <h2 className="text-lg">{t("title")}</h2>
          {problem ? null : (
            <p className="text-pretty text-muted-foreground">
              {[
                t("ready", { count: ready }),
                ...(waiting > 0 ? [t("waiting", { count: waiting })] : []),
              ].join(" ")}
            </p>
          )}
        </div>
        {problem ? (
          <Alert>{t(`problems.${problem}`)}</Alert>
        ) : (
          <Card>
            <CardContent className="pt-5">
              <VouchersForm readers={readers} lastResult={actionData} />
            </CardContent>
          </Card>
        )}
        <Sent sent={vouchers.sent} timeZone={brands[file.brand].timeZone} />
      </div>
    </FileFrame>
  );
}

function Sent({ sent, timeZone }: Pick<VoucherMails, "sent"> & { timeZone: string }) {
  const { t } = useTranslation("voucherMails");
  const locale = useLocale();
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("sent")}</CardTitle>
      </CardHeader>
      <CardContent>
        {sent.length === 0 ? (
          <p className="text-muted-foreground">{t("never")}</p>
        ) : (
          <ul className="space-y-1.5">
            {sent.map(({ at, by, to }) => (
              <li key={at}>
                {t(by === null ? "entryAlone" : "entry", {
                  moment: formatInstant(at, timeZone, locale),
                  to,
                  by: by ?? "",
                })}
              </li>
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}
