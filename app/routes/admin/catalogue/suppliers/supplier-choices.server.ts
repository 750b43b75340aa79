import type { RouterContextProvider } from "react-router";
import { localeContext, sideCallContext } from "#app/context.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { agePolicyService } from "#app/services/suppliers.server.ts";

/** What the form of a supplier offers; nothing of it while the API does not tell it, and what stands there stays. */
export async function supplierChoices(context: Readonly<RouterContextProvider>) {
  const locale = context.get(localeContext);
  const { t } = getI18n(context);
  const [places, ages] = await Promise.all([
    placeChoices(context, "office"),
    context.get(sideCallContext)((api) => agePolicyService(api).all(), []),
  ]);
  return {
    places,
    ages: ages.map(({ code, name, infant_to: infants, child_to: children }) => ({
      value: code,
      label: t("suppliers:ages", { name: name[locale] || name.en, infants, children }),
    })),
  };
}

export type SupplierChoices = Awaited<ReturnType<typeof supplierChoices>>;
