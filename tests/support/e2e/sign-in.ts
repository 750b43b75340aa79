import { expect, type APIRequestContext } from "@playwright/test";
import { demoPassword, personaOf, personas, type ForeignReader, type Persona } from "./personas.ts";

/** Signs an account in by its portal's form; the session is in the client's cookies from here on. */
export async function signInBy(
  client: APIRequestContext,
  account: Persona | ForeignReader,
  origin: string,
): Promise<void> {
  const answer = await client.post(personas[personaOf(account)].login, {
    form: { login: account, password: demoPassword },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(answer.status(), `sign-in of ${account}`).toBe(303);
}
