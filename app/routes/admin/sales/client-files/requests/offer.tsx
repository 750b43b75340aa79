import { href, Link } from "react-router";
import type { Route } from "./+types/offer.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { offerAction, wishOf } from "#app/routes/admin/sales/client-files/requests/offer-action.server.ts";
import { OfferPreview } from "#app/routes/admin/sales/client-files/requests/offer-preview.tsx";
import { OfferRefusal } from "#app/routes/admin/sales/client-files/requests/offer-refusal.tsx";
import { OfferTerms } from "#app/routes/admin/sales/client-files/requests/offer-terms.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { supplierOfferService } from "#app/services/supplier-offers.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("services.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, offer] = await Promise.all([
    officeFileService(api).head(params.uid),
    supplierOfferService(api, params).show(wishOf(url)),
  ]);
  return {
    title: getI18n(context).t("supplierOffer:title"),
    file,
    offer,
    request: params.request,
    reader: officeReader(context),
    mayTake: holds(signedIn(context), "services.request"),
    mayDecline: holds(signedIn(context), "services.answer-on-behalf"),
  };
}

/** Also after a refusal: prices and the offer may be others by now. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  return offerAction(await readForm(request), url, params, context);
}

export default function SupplierOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, file, offer, request, reader, mayTake, mayDecline } = loaderData;
  const { t } = useTranslation("supplierOffer");
  const key = JSON.stringify(offer.taken);
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-6">
        <header className="space-y-2">
          <h2 className="text-lg">{`${title}: ${offer.supplier_name}`}</h2>
          {offer.offer ? (
            <blockquote className="max-w-[70ch] border-s-4 border-primary ps-4 whitespace-pre-line">
              {offer.offer}
            </blockquote>
          ) : null}
          <p>
            <Link
              to={href("/admin/client-files/:uid/requests/:request", { uid: file.uid, request })}
              className="underline underline-offset-2 hover:no-underline"
            >
              {t("toRequest")}
            </Link>
          </p>
        </header>
        {offer.open ? (
          <>
            <div id="offer-preview" className="scroll-mt-20">
              <OfferPreview key={key} offer={offer} mayTake={mayTake} lastResult={actionData} />
            </div>
            {offer.choices.length > 0 ? (
              <OfferTerms key={`terms ${key}`} offer={offer} lastResult={actionData} />
            ) : null}
            {mayDecline ? <OfferRefusal offer={offer} lastResult={actionData} /> : null}
          </>
        ) : (
          <Alert tone="info">{t("closed")}</Alert>
        )}
      </div>
    </FileFrame>
  );
}
