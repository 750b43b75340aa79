import type { ShouldRevalidateFunctionArgs } from "react-router";

/** In the words of the three engines: no answer came, because there was nobody to ask. */
const words = /^(?:Failed to fetch|NetworkError\b|Load failed|network error$)/i;

/** Whether an error says that the browser reached no server. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && words.test(error.message);
}

type Args = Pick<ShouldRevalidateFunctionArgs, "actionResult" | "defaultShouldRevalidate">;

/** `shouldRevalidate` of what stands around every page: a form that reached nobody leaves it as it is. */
export function keepWhenOffline({ actionResult, defaultShouldRevalidate }: Args): boolean {
  return !isConnectionLost(actionResult) && defaultShouldRevalidate;
}
