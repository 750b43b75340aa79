import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Flash } from "#app/components/feedback/flash-message.tsx";
import { requestFactsContext, type RequestFacts } from "#app/context.ts";
import { visitorCookie } from "#app/middleware/visitor-cookie.server.ts";

/** One word for the next page, signed so that nobody can put words into our mouth. */
const FlashCookie = z.object({
  id: z.string(),
  tone: z.enum(["info", "success", "warning", "danger"]),
  text: z.string(),
});

type FlashState = { flash: Flash | null; taken: boolean };
const flashContext = createContext<FlashState>();

const flashCookie = (facts: RequestFacts) => visitorCookie(facts, { name: "flash", seconds: 60 });

/** Keeps the word after an action until a page shows it, and forgets it then. */
export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookie = flashCookie(context.get(requestFactsContext));
  const kept = FlashCookie.safeParse(await cookie.parse(request.headers.get("Cookie")));
  const state: FlashState = { flash: kept.success ? kept.data : null, taken: false };
  context.set(flashContext, state);
  const response = await next();
  const setsAnother = response.headers.getSetCookie().some((header) => header.startsWith(`${cookie.name}=`));
  if (state.flash && state.taken && !setsAnother) {
    response.headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  }
  return response;
};

/** The word for this page, which is thereby said; null when there is none. */
export function takeFlash(context: Readonly<RouterContextProvider>): Flash | null {
  const state = context.get(flashContext);
  state.taken = true;
  return state.flash;
}

type Toast = { text: string; tone?: Flash["tone"]; headers?: Headers };

/** Leads to another page (303), which says `text` at its top: what was done, in the reader's language. */
export async function redirectWithToast(
  context: Readonly<RouterContextProvider>,
  to: string,
  { text, tone = "success", headers = new Headers() }: Toast,
): Promise<Response> {
  const facts = context.get(requestFactsContext);
  const flash: Flash = { id: crypto.randomUUID(), tone, text: text.slice(0, 600) };
  headers.append("Set-Cookie", await flashCookie(facts).serialize(flash));
  return redirect(to, { status: 303, headers });
}
