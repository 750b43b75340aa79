import type { TFunction } from "i18next";
import { serviceGroupOf } from "#contract/catalogue/products/service-groups.ts";
import type { ServiceType } from "#contract/primitives.ts";

/** A service type by its code and the name of its group. */
export function sayService(code: ServiceType, t: TFunction<["rateAnalysis", "kit"]>): string {
  return `${code} ${t(`kit:services.${serviceGroupOf(code)}`)}`;
}
