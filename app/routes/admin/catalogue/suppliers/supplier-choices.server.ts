import type { RouterContextProvider } from "react-router";
import { localeContext, sideCallContext } from "#app/context.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { cancelTermsService } from "#app/services/cancel-terms.server.ts";
import { agePolicyService } from "#app/services/suppliers.server.ts";

/** What the form of a supplier offers; nothing of it while the API does not tell it, and what stands there stays. */
export async function supplierChoices(context: Readonly<RouterContextProvider>) {
  const locale = context.get(localeContext);
  const [places, ages] = await Promise.all([
    placeChoices(context, "office"),
    context.get(sideCallContext)((api) => agePolicyService(api).all(), []),
  ]);
  return {
    places,
    ages: ages.map(({ code, name }) => ({ value: code, label: name[locale] || name.en })),
  };
}

/** What the form of a product of the supplier offers besides: the cancellation terms that it may have. */
export async function productChoices(context: Readonly<RouterContextProvider>, supplier: string) {
  const [choices, offered] = await Promise.all([
    supplierChoices(context),
    context.get(sideCallContext)((api) => cancelTermsService(api).ofSupplier(supplier), null),
  ]);
  const terms = (offered?.terms ?? []).map(({ uid, name }) => ({ value: uid, label: name }));
  return { ...choices, terms };
}

export type ProductChoices = Awaited<ReturnType<typeof productChoices>>;
export type SupplierChoices = Awaited<ReturnType<typeof supplierChoices>>;
