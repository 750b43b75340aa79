import type { ApiClient } from "./api-client.ts";
import { ApiProblem } from "./problems.server.ts";

/** How long a page waits for what it can do without, in milliseconds. */
export const sideCallMs = 1_500;

/**
 * Asks for a part that a page can do without: unread messages, saved views, what a select offers. Resolves to
 * `without` where the API does not answer with it, for whatever reason and in any case after a second and a half;
 * the log says which part was left out. Only a refused sign-in is thrown, as the redirect it leads to.
 */
export type SideCall = <Value, Without>(
  ask: (api: ApiClient) => Promise<Value>,
  without: Without,
) => Promise<Value | Without>;

type SideCallParts = {
  /** Made with `sideCallMs`. */
  client: ApiClient;
  /** What is thrown where the sign-in is refused. */
  refusedSignIn: (problem: ApiProblem) => Promise<unknown>;
  leftOut: (problem: ApiProblem) => void;
};

export function createSideCall({ client, refusedSignIn, leftOut }: SideCallParts): SideCall {
  return async (ask, without) => {
    try {
      return await ask(client);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.kind === "unauthenticated") throw await refusedSignIn(error);
      leftOut(error);
      return without;
    }
  };
}
