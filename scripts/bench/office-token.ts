import { demoPassword } from "#api/demo/personas/users.ts";

/** Signs somebody of the demo's office in to an API and answers the token. */
export async function officeToken(url: string, login: string): Promise<string> {
  const answer = await fetch(`${url}/api/public/sessions`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ audience: "office", login, password: demoPassword }),
  });
  if (!answer.ok)
    throw new Error(`The API could not be signed in to: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}
