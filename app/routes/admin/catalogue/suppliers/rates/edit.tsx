import { href } from "react-router";
import type { Route } from "./+types/edit.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { RemoveDialog } from "#app/records/remove-dialog.tsx";
import { loadProduct } from "#app/routes/admin/catalogue/suppliers/rates/load-product.server.ts";
import { RateForm } from "#app/routes/admin/catalogue/suppliers/rates/rate-form.tsx";
import { RateStatus } from "#app/routes/admin/catalogue/suppliers/rates/rate-status.tsx";
import { rateTabs } from "#app/routes/admin/catalogue/suppliers/rates/rate-tabs.ts";
import { rateValues, useRateWords } from "#app/routes/admin/catalogue/suppliers/rates/rate-words.ts";
import { checkAddress } from "#app/routes/admin/catalogue/suppliers/whole-address.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { rateService } from "#app/services/rates.server.ts";
import { RateSeasonInput, type RateSeason } from "#contract/catalogue/rates/rates.ts";
import { rateSeasonFields } from "#contract/catalogue/rates/registry-fields.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const [of, season] = await Promise.all([
    loadProduct(context, params),
    rateService(context.get(apiContext)).get(params.rate),
  ]);
  checkAddress(params.product, season.option);
  return { title: season.name, ...of, season, timeZone: officeTimeZone(context) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const rates = rateService(context.get(apiContext));
  const { t } = getI18n(context);
  const toList = (text: string) =>
    redirectWithToast(context, href("/admin/suppliers/:uid/products/:product/rates", params), { text });
  return recordAction<typeof RateSeasonInput, RateSeason>(request, {
    schema: RateSeasonInput,
    fields: rateSeasonFields,
    locale: context.get(localeContext),
    formValues: rateValues,
    history: () => rates.history(params.rate, 1),
    save: async (version, input) => {
      const saved = await rates.update(params.rate, version, { ...input, option: params.product });
      return toList(t("supplierRates:saved", { name: saved.name, version: saved.lock_version }));
    },
    remove: async (version) => {
      const { name } = await rates.get(params.rate);
      await rates.remove(params.rate, version);
      return toList(t("supplierRates:removed", { name }));
    },
  });
}

export default function EditSeason({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, supplier, product, name, season, mayEdit, timeZone } = loaderData;
  const { t } = useTranslation(["supplierRates", "records"]);
  const words = useRateWords();
  const back = href("/admin/suppliers/:uid/products/:product/rates", params);
  const removal = { question: t("ask", { name: title }), consequence: t("askText") };
  return (
    <RecordPage
      title={title}
      partOf={{ name, to: back }}
      badges={
        <>
          <RateStatus season={season} />
          <Badge tone="outline">{`${t("version")} ${String(season.lock_version)}`}</Badge>
        </>
      }
      tabs={rateTabs(params, t)}
      answer={actionData}
      actions={mayEdit ? <RemoveDialog {...removal} version={season.lock_version} /> : null}
    >
      {actionData?.conflict ? (
        <ConflictScreen conflict={actionData.conflict} words={words} timeZone={timeZone} />
      ) : (
        <RateForm
          key={season.lock_version}
          supplier={supplier}
          product={product}
          season={season}
          answer={actionData}
          back={back}
          readOnly={!mayEdit}
        />
      )}
    </RecordPage>
  );
}
