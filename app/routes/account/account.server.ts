import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { portals } from "#app/domain/portals.ts";
import type { Refusals } from "#app/forms/form-action.server.ts";
import { formText } from "#app/lib/form-text.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { signedIn } from "#app/routes/portal-facts.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { profileService } from "#app/services/profile.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The calls of the own account, and where its pages are. */
export function ownAccount(context: Context) {
  const { audience } = signedIn(context);
  const path = `${portals[audience].home}/profile`;
  return {
    profile: profileService(context.get(apiContext)),
    paths: {
      details: path,
      notifications: `${path}/notifications`,
      security: `${path}/security`,
      twoFactor: `${path}/security/two-factor`,
    },
  };
}

/** Which of the page's forms was sent. */
export async function intentOf(request: Request): Promise<string> {
  return formText(await request.clone().formData(), "intent");
}

/**
 * Saves by a call, and says what it refused at the form that was sent. `names` tells which field of the form a
 * field of the call belongs to, where forms of one page would otherwise have fields of one name.
 */
export async function saving(
  context: Context,
  names: Record<string, string>,
  save: () => Promise<Response>,
): Promise<Response | Refusals> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { t } = getI18n(context);
    const message = messageForUser(error) || t("auth:unavailable");
    if (error.kind !== "invalid") {
      return { refused: { "": [message] }, status: error.status >= 400 ? error.status : 502 };
    }
    const entries = Object.entries(error.errors).map(([name, texts]): [string, string[]] => [
      names[name] ?? name,
      [...texts],
    ]);
    return { refused: entries.length > 0 ? Object.fromEntries(entries) : { "": [message] } };
  }
}
