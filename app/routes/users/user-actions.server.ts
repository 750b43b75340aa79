import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { saving } from "#app/forms/call-refusals.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { email, length, required } from "#app/forms/rules.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import type { Colleague } from "#contract/people/users.ts";
import { Locale } from "#contract/primitives.ts";

type Context = Readonly<RouterContextProvider>;

const line = z
  .string()
  .default("")
  .transform((text) => text.trim());

const inviteRules = {
  name: [required, length(120)],
  email: [required, email, length(200)],
  role: [required],
};

/** What the form of an invitation sends. */
export type Invitation<Role> = { name: string; email: string; role: Role; locale: Locale; agency: string };

/** Invites somebody and leads back to the list. `agency` is asked for by the office alone. */
export function inviteAction<Role extends string>(
  request: Request,
  context: Context,
  options: {
    roles: z.ZodType<Role>;
    listPath: string;
    /** `once` is the key of the form, by which one invitation is mailed however often it is sent. */
    invite: (sent: Invitation<Role>, once: Record<string, string>) => Promise<unknown>;
  },
) {
  const schema = z.object({
    name: line,
    email: line,
    role: options.roles,
    locale: Locale.default("en"),
    agency: line,
  });
  return formAction(request, { schema, rules: inviteRules }, (sent, form) =>
    saving(context, {}, async () => {
      await options.invite(sent, onceFor(form));
      const message = { text: getI18n(context).t("users:saved.invited", { email: sent.email }) };
      return redirectWithToast(context, options.listPath, message);
    }),
  );
}

type Calls<Role> = {
  inviteAgain: (uid: string) => Promise<Colleague>;
  setRole: (uid: string, role: Role, version: number) => Promise<Colleague>;
  suspend: (uid: string, version: number) => Promise<Colleague>;
  reinstate: (uid: string) => Promise<Colleague>;
  resetPassword?: (uid: string) => Promise<Colleague>;
};

const intents = ["role", "suspend", "reinstate", "invite-again", "reset-password"] as const;
type Intent = (typeof intents)[number];

/** Does what one of the forms on a user's page asks for, and says so on the same page. */
export function userAction<Role extends string>(
  request: Request,
  context: Context,
  { uid, calls, roles, path }: { uid: string; calls: Calls<Role>; roles: z.ZodType<Role>; path: string },
) {
  const schema = z.object({
    intent: z.enum(intents),
    lock_version: z.coerce.number().int().default(0),
    role: roles.optional(),
  });
  return formAction(request, { schema }, ({ intent, lock_version, role }) =>
    saving(context, {}, async () => {
      const { name } = await change(intent, lock_version, role);
      return redirectWithToast(context, path, {
        text: getI18n(context).t(`users:saved.${intent}`, { name }),
      });
    }),
  );

  function change(intent: Intent, version: number, role: Role | undefined): Promise<Colleague> {
    if (intent === "suspend") return calls.suspend(uid, version);
    if (intent === "reinstate") return calls.reinstate(uid);
    if (intent === "invite-again") return calls.inviteAgain(uid);
    if (intent === "reset-password" && calls.resetPassword) return calls.resetPassword(uid);
    if (intent === "role" && role !== undefined) return calls.setRole(uid, role, version);
    throw data(null, { status: 400 });
  }
}
