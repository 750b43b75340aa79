import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * `shouldRevalidate` of a page whose forms carry the version they began with: after a conflict it reads the record
 * again, so that what was typed can be saved over it. React Router by itself leaves a page alone after a refusal.
 */
export function revalidateAfterConflict(
  args: Pick<ShouldRevalidateFunctionArgs, "actionStatus" | "defaultShouldRevalidate">,
): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}
