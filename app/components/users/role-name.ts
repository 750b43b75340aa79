import type { TFunction } from "i18next";
import { isCompanyRole } from "#app/domain/user-roles.ts";

/** A role in words; one that these texts do not know is shown by its own name. */
export function roleName(t: TFunction<"users">, role: string): string {
  return isCompanyRole(role) ? t(`roles.${role}`) : role;
}
