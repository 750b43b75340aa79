import type { RouterContextProvider } from "react-router";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";

type Headers = Record<string, string>;
type Step = (file: string, version: number, headers: Headers) => Promise<unknown>;

/** Where a client's link is managed: its calls, how they name the file, and the page to come back to. */
export type LinkDesk = {
  service: { renewLink: Step; closeLink: Step; openLink: Step };
  file: string;
  path: string;
};

const steps = {
  "renew-link": { call: "renewLink", done: "itineraryLink:renewed" },
  "close-link": { call: "closeLink", done: "itineraryLink:closedDone" },
  "open-link": { call: "openLink", done: "itineraryLink:reopened" },
} as const;

/**
 * Does what a form of `LinkActions` asks for and goes back to its page, which says so; null for every other form. What
 * somebody else changed meanwhile stays as it is.
 */
export async function linkAction(
  form: FormData,
  { service, file, path }: LinkDesk,
  context: Readonly<RouterContextProvider>,
): Promise<Response | null> {
  const step = new Map(Object.entries(steps)).get(textOf(form, "intent"));
  if (!step) return null;
  const { t } = getI18n(context);
  try {
    await service[step.call](file, Number(textOf(form, "lock_version")), onceFor(form));
    return await redirectWithToast(context, path, { text: t(step.done) });
  } catch (error) {
    if (!isToBeSaid(error, "conflict")) throw error;
    const text = error.standing === undefined ? t("itineraryLink:conflict") : messageForUser(error);
    return redirectWithToast(context, path, { text, tone: "warning" });
  }
}
