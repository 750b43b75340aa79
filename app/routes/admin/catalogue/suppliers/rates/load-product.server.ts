import type { RouterContextProvider } from "react-router";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { say } from "#app/domain/product-name.ts";
import { checkAddress } from "#app/routes/admin/catalogue/suppliers/whole-address.ts";
import { productOptionService } from "#app/services/product-options.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

/** The product whose rates a page shows, with its supplier and its name in the reader's language. */
export async function loadProduct(
  context: Readonly<RouterContextProvider>,
  { uid, product: key }: { uid: string; product: string },
) {
  const api = context.get(apiContext);
  const [supplier, product] = await Promise.all([
    supplierService(api).get(uid),
    productOptionService(api).get(key),
  ]);
  checkAddress(uid, product.supplier);
  return {
    supplier,
    product,
    name: say(product.name, context.get(localeContext)),
    mayEdit: holds(context.get(userContext), "rates.edit"),
  };
}
