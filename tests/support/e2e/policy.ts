import type { BrowserContext } from "@playwright/test";

/** Gathers every violation of the content security policy in the pages of a context, as they happen. */
export async function violationsIn(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeFunction("reportViolation", (what: string) => found.push(what));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
      reportViolation(`${effectiveDirective} ${blockedURI} on ${location.pathname}`);
    });
  });
  return found;
}
