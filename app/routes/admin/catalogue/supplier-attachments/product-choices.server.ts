import type { RouterContextProvider } from "react-router";
import { localeContext, sideCallContext } from "#app/context.ts";
import { sayProduct } from "#app/domain/product-name.ts";
import { productOptionService } from "#app/services/product-options.server.ts";

/** The products that an attachment of a supplier can be about; none while the API does not tell them. */
export async function productChoices(context: Readonly<RouterContextProvider>, supplier: string) {
  const locale = context.get(localeContext);
  const found = await context.get(sideCallContext)(
    (api) => productOptionService(api).list({ page: 1, per_page: 100, sort: ["name"], filter: { supplier } }),
    null,
  );
  return (found?.data ?? []).map((one) => ({ value: one.uid, label: sayProduct(one, locale) }));
}
