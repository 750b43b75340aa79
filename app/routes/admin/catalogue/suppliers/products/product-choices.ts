import { useTranslation } from "#app/i18n/use-translation.ts";
import { sayService } from "#app/routes/admin/catalogue/suppliers/supplier-words.ts";
import {
  availabilities,
  chargeBases,
  crossSeasons,
  lengthUnits,
  weekdays,
} from "#contract/catalogue/options/option-words.ts";
import type { ProductOption } from "#contract/catalogue/options/options.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";
import { serviceTypes } from "#contract/catalogue/suppliers/supplier-terms.ts";
import type { Supplier } from "#contract/catalogue/suppliers/suppliers.ts";

type Fixed = Pick<ProductOption, "service_type" | "charge_basis" | "second_unit" | "has_rates">;

/** What the selects of a product offer; where something is fixed, itself alone. */
export function useProductChoices(supplier: Supplier, product: Fixed | undefined) {
  const { t } = useTranslation(["supplierProducts", "productSearch", "suppliers", "kit"]);
  const said = <Code extends string>(codes: readonly Code[], say: (code: Code) => string) =>
    codes.map((value) => ({ value, label: say(value) }));
  const own = serviceTypes.filter((code) => supplier.service_types.includes(code));
  const priced = product?.has_rates ? product : undefined;
  return {
    services: said(product ? [product.service_type] : own, (code) => sayService(code, t)),
    bases: said(priced ? [priced.charge_basis] : chargeBases, (code) => t(`bases.${code}`)),
    units: said(priced ? [priced.second_unit] : lengthUnits, (code) => t(`units.${code}`)),
    classes: said(optionClasses, (code) => t(`productSearch:classes.${code}`)),
    crossing: said(crossSeasons, (code) => t(`crossing.${code}`)),
    stock: said(availabilities, (code) => t(`stock.${code}`)),
    days: said(weekdays, (code) => t(`days.${code}`)),
  };
}
