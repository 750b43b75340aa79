import type { CompanyRole } from "#contract/people/users.ts";

/** Roles that can be handed out in a company, the most common first. */
export const companyRoles = {
  agent: ["agent", "agency-manager", "agent-viewer"],
  supplier: ["supplier-staff", "supplier-manager"],
} as const satisfies Record<string, readonly CompanyRole[]>;

/** True for roles that have a name in the catalogues. */
export function isCompanyRole(role: string): role is CompanyRole {
  const known: readonly string[] = [...companyRoles.agent, ...companyRoles.supplier];
  return known.includes(role);
}
