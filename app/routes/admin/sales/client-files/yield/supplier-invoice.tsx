import { href, Link } from "react-router";
import type { Route } from "./+types/supplier-invoice.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { todayIn } from "#app/domain/trip-days.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { SupplierChoice } from "#app/routes/admin/sales/client-files/yield/supplier-choice.tsx";
import { SupplierInvoiceForm } from "#app/routes/admin/sales/client-files/yield/supplier-invoice-form.tsx";
import { suppliersOf } from "#app/routes/admin/sales/client-files/yield/suppliers-of.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { supplierInvoiceService } from "#app/services/supplier-invoices.server.ts";
import { supplierInvoiceFields } from "#contract/sales/yields/registry-fields.ts";
import { SupplierInvoiceInput } from "#contract/sales/yields/supplier-invoices.ts";

export const middleware: Route.MiddlewareFunction[] = [can("transactions.adjust")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** Of the supplier that the address names; without one, or with one that is in the file no longer, of all there are. */
export async function loader({ params: { uid }, url, context }: Route.LoaderArgs) {
  const service = officeFileService(context.get(apiContext));
  const [file, { lines, currency }] = await Promise.all([service.head(uid), service.yield(uid)]);
  const suppliers = suppliersOf(lines);
  const asked = url.searchParams.get("supplier");
  return {
    title: file.name,
    file,
    currency,
    suppliers,
    chosen: suppliers.find((one) => one.uid === asked) ?? null,
    today: todayIn(brands[file.brand].timeZone, new Date()),
    reader: officeReader(context),
  };
}

/** Also after a refusal: somebody else may have recorded something by now. */
export function shouldRevalidate() {
  return true;
}

export function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const form = { schema: SupplierInvoiceInput, fields: supplierInvoiceFields };
  return formAction(request, form, async (input, posted) => {
    await supplierInvoiceService(context.get(apiContext), uid).keep(input, onceFor(posted));
    return redirectWithToast(context, href("/admin/client-files/yield/:uid", { uid }), {
      text: getI18n(context).t("supplierInvoice:form.done", { number: input.number }),
    });
  });
}

export default function RecordSupplierInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const { file, currency, suppliers, chosen, today, reader } = loaderData;
  const { t } = useTranslation("supplierInvoice");
  const here = href("/admin/client-files/yield/:uid/supplier-invoice", { uid: file.uid });
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-4">
        <h2 className="text-lg">{chosen ? t("form.title", { supplier: chosen.name }) : t("choose.title")}</h2>
        {chosen ? <p className="text-pretty text-muted-foreground">{t("form.text")}</p> : null}
        <Card>
          {chosen ? (
            <CardContent className="pt-5">
              <SupplierInvoiceForm
                key={chosen.uid}
                supplier={chosen}
                {...{ currency, today }}
                lastResult={actionData}
              />
            </CardContent>
          ) : (
            <SupplierChoice {...{ suppliers, currency, here }} />
          )}
        </Card>
        <div className="flex flex-wrap gap-2">
          {chosen && suppliers.length > 1 ? (
            <Link to={here} className={buttonVariants()}>
              {t("form.other")}
            </Link>
          ) : null}
          <Link
            to={href("/admin/client-files/yield/:uid", { uid: file.uid })}
            className={buttonVariants({ variant: "secondary" })}
          >
            {t("form.back")}
          </Link>
        </div>
      </div>
    </FileFrame>
  );
}
