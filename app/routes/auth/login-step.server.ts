import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { requestFactsContext, type RequestFacts } from "#app/context.ts";
import { preferenceCookies } from "#app/middleware/preferences.server.ts";
import { sessionStarted } from "#app/middleware/session-cookie.server.ts";
import { visitorCookie } from "#app/middleware/visitor-cookie.server.ts";
import type { SessionUser } from "#contract/people/session.ts";

type Context = Readonly<RouterContextProvider>;

const LoginStep = z.object({
  /** The API's name for the sign-in whose password was right. */
  step: z.string(),
  audience: z.enum(["office", "agent", "supplier"]),
  /** Where the visitor wants to go. */
  to: z.string(),
});
export type LoginStep = z.infer<typeof LoginStep>;

/** Holds the sign-in until its code comes; signed, out of reach of scripts, gone after ten minutes. */
const stepCookie = (facts: RequestFacts) => visitorCookie(facts, { name: "waymark-step", seconds: 10 * 60 });

/** Leads to the page that asks for the code. */
export async function askForCode(context: Context, step: LoginStep): Promise<Response> {
  const cookie = await stepCookie(context.get(requestFactsContext)).serialize(step);
  return redirect("/sign-in/code", { status: 303, headers: { "Set-Cookie": cookie } });
}

/** The sign-in that waits for its code in this browser; null when there is none. */
export async function waitingStep(context: Context, request: Request): Promise<LoginStep | null> {
  const kept: unknown = await stepCookie(context.get(requestFactsContext)).parse(
    request.headers.get("Cookie"),
  );
  return LoginStep.safeParse(kept).data ?? null;
}

/** Header that forgets the waiting sign-in. */
export function stepEnded(context: Context): Promise<string> {
  return stepCookie(context.get(requestFactsContext)).serialize("", { maxAge: 0 });
}

type Started = { token: string; user: SessionUser; remember: boolean };

/** Goes on to where the visitor wanted to go, signed in. */
export async function signedInTo(context: Context, target: string, session: Started, more: string[] = []) {
  const facts = context.get(requestFactsContext);
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionStarted(facts, session.token, session.remember));
  for (const cookie of [...preferenceCookies(session.user, facts), ...more]) {
    headers.append("Set-Cookie", cookie);
  }
  return redirect(target, { status: 303, headers });
}
