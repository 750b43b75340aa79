import type { ServiceGroupKey } from "#contract/catalogue/products/service-groups.ts";

/**
 * False for the one group (code SU) whose button stays blank. The name of a group is `kit:services.{key}`; that of
 * `other` is for assistive technology only.
 */
export function hasVisibleLabel(group: ServiceGroupKey): boolean {
  return group !== "other";
}
